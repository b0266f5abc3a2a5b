import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const PATH = '/yonetici/panel';
const LIVE = 'indexer-directory-live';
const DEAD_LETTERS = {
  service: 'indexer',
  durable: LIVE,
  count: 2,
  entries: [
    { subject: 'events.directory.business.changed.v1', reason: 'handler-failed', at: '2026-11-21T08:00:00.000Z' },
  ],
};
const gaveUp = (...deadLetters: object[]) => ({
  managedDeadLetters: {
    services: [
      { id: 'directory', isUp: true },
      { id: 'identity', isUp: false },
      { id: 'indexer', isUp: true },
    ],
    deadLetters,
  },
});
const ANSWERS = {
  ManagedPanel: { managedPanel: { businessCount: 7, categoryCount: 1, cityCount: 1, recent: [] } },
  ManagedParts: { managedParts: [] },
  ManagedIndices: { managedIndices: [] },
  ManagedDeadLetters: gaveUp(DEAD_LETTERS),
};

const card = async () =>
  within((await screen.findByRole('heading', { name: 'İşlenemeyen mesajlar' })).closest('.ant-card')!);
const ofService = async (name: string) => within((await (await card()).findByText(name)).closest('li')!);

describe("the dashboard's messages that could not be handled", () => {
  it('shows dead letters by service, and which service does not answer', async () => {
    renderBackOffice(PATH, { answers: ANSWERS });
    expect((await ofService('İşletme rehberi')).getByText('Yok')).toBeVisible();
    expect((await ofService('Hesaplar')).getByText('Ulaşılamıyor')).toBeVisible();
    const deadLetters = within((await ofService('Arama dizini')).getByRole('group', { name: LIVE }));
    expect(deadLetters.getByText('events.directory.business.changed.v1')).toBeInTheDocument();
    expect(deadLetters.getByText(/İşlenirken hata oluştu/)).toBeInTheDocument();
    expect(deadLetters.getByText('ve 1 mesaj daha')).toBeInTheDocument();
  });

  it('sends messages again that could not be handled, and says when that fails', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, RedriveDeadLetters: new Refusal('service-unavailable', 'unavailable') },
    });
    await user.click((await ofService('Arama dizini')).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText(/^Mesajlar yeniden gönderilemedi: Hizmete şu anda/)).toBeVisible();
    answer('RedriveDeadLetters', { redriveDeadLetters: 2 });
    answer('ManagedDeadLetters', gaveUp());
    await user.click((await ofService('Arama dizini')).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('2 mesaj yeniden işlenmek üzere gönderildi')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('group', { name: LIVE })).toBeNull());
    expect(document.getElementById('icerik')).toHaveFocus();
    const sent = requested.filter(({ operation }) => operation === 'RedriveDeadLetters');
    expect(sent.at(-1)?.variables).toEqual({ service: 'indexer', durable: LIVE });
  });

  it('says in Turkish only which button is busy', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, RedriveDeadLetters: () => new Promise(() => undefined) },
    });
    const again = (await ofService('Arama dizini')).getByRole('button', { name: 'Yeniden dene' });
    await user.click(again);
    await waitFor(() => expect(again).toHaveClass('ant-btn-loading'));
    expect(again).toHaveAccessibleName('Yeniden dene');
  });

  it('discards messages only after a confirmation', async () => {
    const { user, requested, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, DiscardDeadLetters: { discardDeadLetters: 2 } },
    });
    const discarded = () => requested.filter(({ operation }) => operation === 'DiscardDeadLetters').length;
    const send = async () => {
      await user.click((await ofService('Arama dizini')).getByRole('button', { name: 'Sil' }));
      const dialog = await screen.findByRole('dialog', { name: /Mesajlar silinsin mi\?/ });
      expect(within(dialog).getByText('2 mesaj silinecek. Bu işlem geri alınamaz.')).toBeInTheDocument();
      return within(dialog);
    };
    await user.click((await send()).getByRole('button', { name: 'Mesajları sakla' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(discarded()).toBe(0);
    answer('ManagedDeadLetters', gaveUp());
    await user.click((await send()).getByRole('button', { name: 'Mesajları sil' }));
    expect(await screen.findByText('2 mesaj silindi')).toBeVisible();
    expect(discarded()).toBe(1);
    await waitFor(() => expect(document.getElementById('icerik')).toHaveFocus());
  });

  it('keeps the rest of the dashboard when dead letters cannot be loaded, and tries again', async () => {
    const { user, answer } = renderBackOffice(PATH, {
      answers: { ...ANSWERS, ManagedDeadLetters: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Toplam işletme')).toBeVisible();
    expect(await (await card()).findByText(/^Hizmete şu anda ulaşılamıyor/)).toBeVisible();
    answer('ManagedDeadLetters', ANSWERS.ManagedDeadLetters);
    await user.click(await (await card()).findByRole('button', { name: 'Tekrar Dene' }));
    expect(await ofService('Arama dizini')).toBeDefined();
  });
});
