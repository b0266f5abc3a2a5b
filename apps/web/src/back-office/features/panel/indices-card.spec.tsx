import { act, screen, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const PATH = '/yonetici/panel';
const BUSINESSES = { index: 'businesses', documents: 12840, lag: 3, rebuild: null };
const PRODUCTS = { index: 'products', documents: null, lag: 0, rebuild: null };
const state = (over: object = {}) => ({ managedIndices: [{ ...BUSINESSES, ...over }, PRODUCTS] });
const ANSWERS = {
  ManagedPanel: { managedPanel: { businessCount: 7, categoryCount: 1, cityCount: 1, recent: [] } },
  ManagedParts: { managedParts: [] },
  ManagedIndices: state(),
  ManagedDeadLetters: { managedDeadLetters: { services: [], deadLetters: [] } },
};

const businesses = async () => within(await screen.findByRole('region', { name: 'İşletmeler' }));
const number = async (label: string) =>
  within((await businesses()).getByText(label, { selector: 'dt' }).parentElement!).getByRole('definition').textContent;

describe("the dashboard's state of the index", () => {
  it('shows documents and changes that wait', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect(await screen.findByRole('heading', { name: 'Arama dizini' })).toBeVisible();
    expect(await number('Belge')).toBe('12.840');
    expect(await number('Bekleyen mesaj')).toBe('3');
    expect(within(screen.getByRole('region', { name: 'Ürünler' })).getByText('Dizin henüz yok')).toBeVisible();
  });

  it('rebuilds an index after asking, and shows how far it is until it is done', async () => {
    const rebuilding = (done: number) =>
      state({ rebuild: { startedAt: '2026-11-21T08:00:00.000Z', done, total: 12840 } });
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, StartRebuild: { startRebuild: true } },
    });
    const button = { name: 'Dizini yeniden kur' };
    await user.click((await businesses()).getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: /Dizin yeniden kurulsun mu\?/ }));
    answer('ManagedIndices', rebuilding(0));
    await user.click(dialog.getByRole('button', { name: 'Yeniden kur' }));
    const progress = await screen.findByRole('progressbar', { name: 'Yeniden kurma ilerlemesi' });
    expect(progress).toHaveAttribute('aria-valuenow', '0');
    expect((await businesses()).queryByRole('button', button)).toBeNull();
    expect(requested.find(({ operation }) => operation === 'StartRebuild')?.variables).toEqual({ index: 'businesses' });
    answer('ManagedIndices', rebuilding(6420));
    expect(await screen.findByText('6.420 / 12.840 kayıt yazıldı')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    answer('ManagedIndices', state());
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

  it('requests no more while no index is rebuilt', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { requested } = renderBackOffice(PATH, { answers: ANSWERS });
      await businesses();
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(requested.filter(({ operation }) => operation === 'ManagedIndices')).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps the rest of the dashboard when the indices cannot be loaded, and retries on request', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedIndices: new Refusal('index-unavailable', 'unavailable') },
    });
    const card = within((await screen.findByRole('heading', { name: 'Arama dizini' })).closest('.ant-card')!);
    expect(await card.findByText(/^Hizmete şu anda ulaşılamıyor/)).toBeVisible();
    expect(await screen.findByText('Toplam işletme')).toBeVisible();
    answer('ManagedIndices', ANSWERS.ManagedIndices);
    await user.click(card.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await businesses()).toBeDefined();
  });
});
