import { screen, within } from '@testing-library/react';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';

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
const ANSWERS = {
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
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('the dashboard', () => {
  it('ADM-DASH-01 ADM-LAY-02 shows how many businesses, categories and cities there are', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const counter = async (label: string) =>
      within((await screen.findByText(label, { selector: 'dt' })).parentElement!);
    expect(await (await counter('Toplam işletme')).findByText('12.840')).toBeVisible();
    expect((await counter('Kategori')).getByText('21')).toBeVisible();
    expect((await counter('Şehir')).getByText('81')).toBeVisible();
  });

  it('says what there is to do about businesses, and leads to the lists of it', async () => {
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
    ]);
  });

  it('ADM-DASH-02 lists what was added last: name, two categories and how many more, city and country', async () => {
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

  it('K23: a number leads to what it counts, a name to its record', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const target = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await target('Bildirilen yorumlar')).toBe('/yonetici/yorumlar?durum=reported');
    expect(await target('Onay bekleyen yorumlar')).toBe('/yonetici/yorumlar?durum=pending');
    expect(await target('Kars Yaylası')).toMatch(/^\/yonetici\/firmalar\?kayit=/);
  });

  it('ADM-DASH-04 leads to all businesses', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect(await screen.findByRole('link', { name: 'Tümünü Gör' })).toHaveAttribute('href', '/yonetici/firmalar');
  });

  it('says what waits for a decision, and of what nobody could say', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const waiting = await card('Bekleyenler');
    const entry = async (name: string) => within((await waiting.findByRole('link', { name })).closest('li')!);
    expect((await entry('Başvurular')).getByText('4')).toBeVisible();
    expect((await entry('Onay bekleyen yorumlar')).getByText('0')).toBeVisible();
    expect((await entry('Bildirilen yorumlar')).getByText('2')).toBeVisible();
    expect((await entry('Blog yorumları')).getByText('Sayı alınamadı')).toBeVisible();
  });

  it('ADM-LAY-06 says in the menu how many decisions wait behind an entry', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const menu = within(await screen.findByRole('navigation', { name: 'Yönetim menüsü' }));
    expect(await menu.findByRole('link', { name: /Başvurular\s*4/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /^(star )?Yorumlar\s*2/ })).toBeVisible();
    expect(menu.getByRole('link', { name: /Blog Yorumları$/ })).toBeVisible();
  });

  it('tells an administrator which part of the system does not answer', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    const parts = await card('Hizmetler');
    expect(within((await parts.findByText('Arama')).closest('li')!).getByText('Ulaşılamıyor')).toBeVisible();
    expect(within(parts.getByText('İşletme rehberi').closest('li')!).getByText('Çalışıyor')).toBeVisible();
  });

  it('AUTH-06 shows a moderator what is theirs alone', async () => {
    const me = anAdministrator({ role: 'moderator', areas: ['panel', 'reviews', 'comments', 'submissions'] });
    const { requested } = renderBackOffice(PATH, { me, answers: ANSWERS });
    await screen.findByText('Kars Yaylası');
    expect(screen.queryByRole('link', { name: 'Tümünü Gör' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Hizmetler' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Arama dizini' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'İşlenemeyen mesajlar' })).toBeNull();
    const operations = requested.map(({ operation }) => operation);
    expect(operations).not.toContain('ManagedParts');
    expect(operations).not.toContain('ManagedIndices');
    expect(operations).not.toContain('ManagedDeadLetters');
  });

  it('keeps what waits while the directory is away, and tries again', async () => {
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
