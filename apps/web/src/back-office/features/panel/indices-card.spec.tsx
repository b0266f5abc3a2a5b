import { act, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const PATH = '/yonetici/panel';
const LIVE = 'indexer-directory-live';
const BUSINESSES = { index: 'businesses', documents: 12840, lag: 3, rebuild: null };
const PRODUCTS = { index: 'products', documents: null, lag: 0, rebuild: null };
const PARKED = {
  index: 'businesses',
  durable: LIVE,
  count: 2,
  entries: [
    { subject: 'events.directory.business.changed.v1', reason: 'handler-failed', at: '2026-11-21T08:00:00.000Z' },
  ],
};
const state = (over: object = {}, parked: object[] = []) => ({
  managedIndexState: { indices: [{ ...BUSINESSES, ...over }, PRODUCTS], parked },
});
const ANSWERS = {
  ManagedPanel: { managedPanel: { businessCount: 7, categoryCount: 1, cityCount: 1, recent: [] } },
  ManagedParts: { managedParts: [] },
  ManagedIndexState: state({}, [PARKED]),
};

const businesses = async () => within(await screen.findByRole('region', { name: 'Firmalar' }));
const number = async (label: string) =>
  within((await businesses()).getByText(label, { selector: 'dt' }).parentElement!).getByRole('definition').textContent;

describe("the dashboard's state of the index", () => {
  it('shows documents, changes that wait and messages that could not be handled', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'Arama dizini' })).toBeVisible();
    expect(await number('Belge')).toBe('12.840');
    expect(await number('Bekleyen değişiklik')).toBe('3');
    expect(await number('İşlenemeyen mesaj')).toBe('2');
    expect(within(screen.getByRole('region', { name: 'Ürünler' })).getByText('Dizin henüz yok')).toBeVisible();
    const parked = within(screen.getByRole('group', { name: LIVE }));
    expect(parked.getByText('events.directory.business.changed.v1')).toBeInTheDocument();
    expect(parked.getByText(/İşlenirken hata oluştu/)).toBeInTheDocument();
    expect(parked.getByText('ve 1 mesaj daha')).toBeInTheDocument();
  });

  it('sends messages again that could not be handled, and says when that fails', async () => {
    const { user, asked, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, RedriveParked: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await businesses()).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText(/^Mesajlar yeniden gönderilemedi: Hizmete şu anda/)).toBeVisible();
    answer('RedriveParked', { redriveParked: 2 });
    answer('ManagedIndexState', state());
    await user.click((await businesses()).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('2 mesaj yeniden işlenmek üzere gönderildi')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: LIVE })).toBeNull());
    expect(asked.filter(({ operation }) => operation === 'RedriveParked').at(-1)?.variables).toEqual({ durable: LIVE });
  });

  it('throws messages away only after asking', async () => {
    const { user, asked, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DiscardParked: { discardParked: 2 } },
    });
    const discarded = () => asked.filter(({ operation }) => operation === 'DiscardParked').length;
    const ask = async () => {
      await user.click((await businesses()).getByRole('button', { name: 'Vazgeç' }));
      const dialog = await screen.findByRole('dialog', { name: /Mesajlardan vazgeçilsin mi\?/ });
      expect(within(dialog).getByText('2 mesaj silinecek. Bu işlem geri alınamaz.')).toBeInTheDocument();
      return within(dialog);
    };
    await user.click((await ask()).getByRole('button', { name: 'Kalsın' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(discarded()).toBe(0);
    answer('ManagedIndexState', state());
    await user.click((await ask()).getByRole('button', { name: 'Mesajları sil' }));
    expect(await screen.findByText('2 mesaj silindi')).toBeVisible();
    expect(discarded()).toBe(1);
  });

  it('rebuilds an index after asking, and shows how far it is until it is done', async () => {
    const rebuilding = (done: number) =>
      state({ rebuild: { startedAt: '2026-11-21T08:00:00.000Z', done, total: 12840 } });
    const { user, asked, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, StartRebuild: { startRebuild: true } },
    });
    const button = { name: 'Dizini yeniden kur' };
    await user.click((await businesses()).getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: /Dizin yeniden kurulsun mu\?/ }));
    answer('ManagedIndexState', rebuilding(0));
    await user.click(dialog.getByRole('button', { name: 'Yeniden kur' }));
    const progress = await screen.findByRole('progressbar', { name: 'Yeniden kurma ilerlemesi' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    expect((await businesses()).queryByRole('button', button)).toBeNull();
    expect(asked.find(({ operation }) => operation === 'StartRebuild')?.variables).toEqual({ index: 'businesses' });
    answer('ManagedIndexState', rebuilding(6420));
    expect(await screen.findByText('6.420 / 12.840 kayıt yazıldı')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    answer('ManagedIndexState', state());
    expect(await (await businesses()).findByRole('button', button)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says that an index is being rebuilt already', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, StartRebuild: new Refusal('rebuild-running', 'conflict') },
    });
    await user.click((await businesses()).getByRole('button', { name: 'Dizini yeniden kur' }));
    await user.click(await screen.findByRole('button', { name: 'Yeniden kur' }));
    expect(await screen.findByText('Dizin yeniden kurulamadı: Dizin zaten yeniden kuruluyor.')).toBeVisible();
  });

  it('asks no more while no index is rebuilt', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { asked } = renderBackOffice(PATH, { answers: ANSWERS });
      await businesses();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(asked.filter(({ operation }) => operation === 'ManagedIndexState')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves the rest of the dashboard alone when nobody can say, and asks again', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedIndexState: new Refusal('index-unavailable', 'unavailable') },
    });
    const card = within((await screen.findByRole('heading', { name: 'Arama dizini' })).closest('.ant-card')!);
    expect(await card.findByText(/^Hizmete şu anda ulaşılamıyor/)).toBeVisible();
    expect(await screen.findByText('Toplam işletme')).toBeVisible();
    answer('ManagedIndexState', ANSWERS.ManagedIndexState);
    await user.click(card.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await businesses()).toBeDefined();
  });
});
