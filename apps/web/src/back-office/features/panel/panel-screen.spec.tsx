import { screen, within } from '@testing-library/react';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { row } from '../../testing/screen-parts.js';

const RECENT = {
  id: 'b1',
  name: 'Kars Yaylası',
  slug: 'kars-yaylasi',
  status: 'active',
  categoryNames: ['Peynir', 'Bal', 'Yağ', 'Et'],
  place: { city: 'Kars', country: 'Türkiye' },
  createdAt: '2026-11-20T08:00:00.000Z',
};
const PENDING = { ...RECENT, id: 'b2', name: 'Bekleyen', status: 'pending', categoryNames: [], place: null };
const counts = (before: number, last: number) => Array.from({ length: 60 }, (_, at) => (at < 30 ? before : last));
const ANSWERS = {
  ManagedDailyGraphs: {
    managedDailyGraphs: {
      until: '2026-11-24',
      graphs: [
        { id: 'pageViews', counts: counts(50, 56) },
        { id: 'searches', counts: counts(4, 3) },
        { id: 'reviews', counts: counts(2, 2) },
        { id: 'quoteRequests', counts: null },
        { id: 'added', counts: counts(0, 1) },
        { id: 'imported', counts: counts(0, 0) },
      ],
    },
  },
  ManagedSearches: { managedSearches: { items: [], total: 6 } },
  ManagedPanel: {
    managedPanel: { businessCount: 12840, categoryCount: 21, cityCount: 81, recent: [RECENT, PENDING] },
  },
  ManagedWaiting: {
    managedWaiting: {
      ...{ submissions: 4, claims: 1, changeSuggestions: 0, pendingReviews: 0, reportedReviews: 2, comments: null },
    },
  },
  ManagedParts: {
    managedParts: [
      { id: 'directory', isUp: true },
      { id: 'search', isUp: false },
    ],
  },
  ManagedIndices: { managedIndices: [] },
  ManagedBusinesses: ({ filter }: { filter: Record<string, unknown> }) => ({
    managedBusinesses: {
      items: [],
      total: filter['isWithoutCategory'] ? 30 : filter['certificateEnds'] ? 2 : filter['status'] ? 5_000 : 0,
      totalIsLowerBound: filter['status'] === 'pending',
    },
  }),
  ManagedDeadLetters: { managedDeadLetters: { services: [], deadLetters: [] } },
};
const PATH = '/yonetici/panel';

const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('.ant-card')!);

describe('the dashboard', () => {
  it('ADM-DASH-01 ADM-LAY-02 shows how many businesses, categories and cities there are', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const counter = async (label: string) =>
      within((await screen.findByText(label, { selector: 'dt' })).parentElement!);
    expect(await (await counter('Toplam işletme')).findByText('12.840')).toBeVisible();
    expect((await counter('Kategori')).getByText('21')).toBeVisible();
    expect((await counter('Şehir')).getByText('81')).toBeVisible();
  });

  it('counts the open tasks for businesses, and links each to its list', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const todo = await card('Yapılacaklar');
    expect(await todo.findByText('5.000+')).toBeVisible();
    const entries = todo.getAllByRole('listitem').map((entry) => {
      const link = within(entry).getByRole('link');
      return [entry.textContent, link.getAttribute('href')?.replace('/yonetici/firmalar', '')];
    });
    expect(entries).toEqual([
      ['Kategorisiz işletmeler30', '?kategori=yok'],
      ['Konumu olmayan işletmeler0', '?sehir=yok'],
      ['Onay bekleyen işletmeler5.000+', '?durum=pending'],
      ['30 gün içinde biten sertifikalar2', '?isaret=belgesi-bitecek'],
      ['Sonuç bulunamayan aramalar6', '/yonetici/aramalar?sonuc=yok'],
    ]);
  });

  it('shows totals of the last 30 days, their change, and a table of the days', async () => {
    const { user } = renderBackOffice(PATH, { answers: ANSWERS });
    const days = within(await screen.findByRole('region', { name: 'Son 30 gün' }));
    const told = async (title: string) =>
      (await days.findByRole('heading', { name: title })).parentElement!.querySelector('p')!.textContent;
    expect(await told('Sayfa görüntüleme')).toBe('1.680 Önceki 30 güne göre %12 arttı');
    expect(await told('Arama')).toBe('90 Önceki 30 güne göre %25 azaldı');
    expect(await told('Yorum')).toBe('60 Önceki 30 günle aynı');
    expect(await told('Fiyat talebi')).toBe('Bu sayılar şu an alınamıyor.');
    expect(await told('Eklenen işletme')).toBe('30 Önceki 30 günde hiç yoktu');
    const graph = days.getByRole('img', { name: 'Arama: toplam 90, en çok 3 (26 Eki 2026)' });
    const table = within(graph.parentElement!);
    await user.click(table.getByText('Günlere göre'));
    expect(table.getAllByRole('row')).toHaveLength(31);
    expect(table.getAllByRole('row').at(-1)).toHaveTextContent('24 Kas 20263');
  });

  it('shows the rest when the last 30 days cannot be loaded, and retries on request', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedDailyGraphs: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Son 30 günün sayıları yüklenemedi')).toBeVisible();
    expect(await screen.findByText('12.840')).toBeVisible();
    answer('ManagedDailyGraphs', ANSWERS.ManagedDailyGraphs);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Sayfa görüntüleme' })).toBeVisible();
  });

  it('ADM-DASH-02 lists recent businesses with name, two categories, the number of further ones, city and country', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const recent = await row('Kars Yaylası');
    expect(recent.getByText('Peynir')).toBeVisible();
    expect(recent.getByText('Bal')).toBeVisible();
    expect(recent.queryByText('Yağ')).toBeNull();
    expect(recent.getByText('+2')).toBeVisible();
    expect(recent.getByText('Kars, Türkiye')).toBeVisible();
    expect((await row('Bekleyen')).getByText('Beklemede')).toBeVisible();
    expect((await row('Bekleyen')).getAllByText('-')).toHaveLength(2);
  });

  it('K23: links a count to the filtered list, and a name to its record', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await target('Bildirilen yorumlar')).toBe('/yonetici/yorumlar?durum=reported');
    expect(await target('Onay bekleyen yorumlar')).toBe('/yonetici/yorumlar?durum=pending');
    expect(await target('Kars Yaylası')).toMatch(/^\/yonetici\/firmalar\?kayit=/);
  });

  it('ADM-DASH-04 links to all businesses', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect(await screen.findByRole('link', { name: 'Tümünü Gör' })).toHaveAttribute('href', '/yonetici/firmalar');
  });

  it('shows how many decisions are pending, and which counts are unavailable', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const waiting = await card('Bekleyenler');
    const entry = async (name: string) => within((await waiting.findByRole('link', { name })).closest('li')!);
    expect((await entry('Başvurular')).getByText('4')).toBeVisible();
    expect((await entry('Onay bekleyen yorumlar')).getByText('0')).toBeVisible();
    expect((await entry('Bildirilen yorumlar')).getByText('2')).toBeVisible();
    expect((await entry('Blog yorumları')).getByText('Sayı alınamadı')).toBeVisible();
  });

  it('shows pending decisions before the statistics, and the state of the system last', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    await card('İşlenemeyen mesajlar');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      ...['Son Eklenenler', 'Bekleyenler', 'Yapılacaklar', 'Son 30 gün'],
      ...['Sistemin bölümleri', 'Arama dizini', 'İşlenemeyen mesajlar'],
    ]);
  });

  it('ADM-LAY-06 says in the menu how many decisions wait behind an entry', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const menu = within(await screen.findByRole('navigation', { name: 'Yönetim menüsü' }));
    expect(await menu.findByRole('link', { name: /Başvurular\s*4/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /^(star )?Yorumlar\s*2/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /Blog Yorumları$/ })).toBeVisible();
  });

  it('shows an administrator which part of the system does not answer', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const parts = await card('Sistemin bölümleri');
    expect(within((await parts.findByText('Arama')).closest('li')!).getByText('Ulaşılamıyor')).toBeVisible();
    expect(within(parts.getByText('İşletme rehberi').closest('li')!).getByText('Çalışıyor')).toBeVisible();
  });

  it('AUTH-06 shows a moderator only the cards of their areas', async () => {
    const me = anAdministrator({ role: 'moderator', areas: ['panel', 'reviews', 'comments', 'submissions'] });
    const { requested } = renderBackOffice(PATH, { me, answers: ANSWERS });
    await screen.findByText('Kars Yaylası');
    expect(screen.queryByRole('link', { name: 'Tümünü Gör' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Sistemin bölümleri' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Arama dizini' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'İşlenemeyen mesajlar' })).toBeNull();
    const operations = requested.map(({ operation }) => operation);
    expect(operations).not.toContain('ManagedParts');
    expect(operations).not.toContain('ManagedIndices');
    expect(operations).not.toContain('ManagedDeadLetters');
  });

  it('keeps the pending decisions while the directory is down, and tries again', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedPanel: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Panel yüklenemedi')).toBeVisible();
    expect(await (await card('Bekleyenler')).findByText('4')).toBeVisible();
    answer('ManagedPanel', ANSWERS.ManagedPanel);
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('12.840')).toBeVisible();
  });
});
