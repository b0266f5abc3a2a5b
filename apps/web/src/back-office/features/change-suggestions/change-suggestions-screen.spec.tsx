import { screen, waitFor } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const WAITING = {
  id: 's',
  business: { id: 'b', slug: 'ege-zeytin', name: 'Ege Zeytin', revision: 3 },
  by: 'visitor',
  reason: 'contact',
  changes: [
    {
      part: 'phone',
      seen: '+902321112233',
      suggested: '+902329998877',
      current: '0232 444 55 66',
      isAccepted: false,
    },
    { part: 'email', seen: null, suggested: 'yeni@ege.example', current: null, isAccepted: false },
  ],
  note: 'Tabelada yazıyor.',
  hasAddress: true,
  status: 'pending',
  createdAt: '2026-11-24T09:00:00.000Z',
  decidedAt: null as string | null,
  rejection: null as string | null,
  undoableUntil: null as string | null,
};
const REJECTED = { ...WAITING, status: 'rejected', rejection: 'Aradık.', undoableUntil: '2026-12-24T09:00:00.000Z' };
const listOf = (...items: object[]) => ({ managedChangeSuggestions: { items, total: items.length } });
const PATH = '/yonetici/duzeltme-onerileri';
const opened = (suggestion: object, answers = {}) =>
  renderBackOffice(`${PATH}?kayit=s`, {
    answers: {
      ManagedChangeSuggestions: listOf(suggestion),
      ManagedChangeSuggestion: { managedChangeSuggestion: suggestion },
      ManagedHistory: { managedHistory: { items: [], total: 0 } },
      ...answers,
    },
  });
const sent = ({ requested }: ReturnType<typeof opened>, name: string) =>
  requested.find(({ operation }) => operation === name)?.variables;

describe('the suggested changes', () => {
  it('are the pending ones by default', async () => {
    const view = renderBackOffice(PATH, { answers: { ManagedChangeSuggestions: listOf(WAITING) } });
    const found = await row('Ege Zeytin');
    for (const text of ['İletişim bilgisi yanlış', 'Telefon, E-posta', 'Ziyaretçi', 'Beklemede']) {
      expect(found.getByText(text)).toBeVisible();
    }
    expect(sent(view, 'ManagedChangeSuggestions')).toMatchObject({ status: 'pending', by: null });
  });

  it('of certificates show the documents of the page, and no others do', async () => {
    const certificates = {
      part: 'certificates',
      seen: '[]',
      suggested: '["ISO 22000"]',
      current: '[]',
      isAccepted: false,
    };
    const document = {
      id: 'd1',
      name: 'iso.pdf',
      type: 'application/pdf',
      bytes: 348_160,
      certificateName: 'ISO 22000',
    };
    const ofPage = { ManagedPageDocuments: { managedPageDocuments: [document] } };
    const view = opened({ ...WAITING, changes: [certificates] }, ofPage);
    const link = await (await dialog()).findByRole('link', { name: 'iso.pdf' });
    // A long name stays within the dialog.
    expect(link.parentElement).toHaveClass('whole-comment');
    expect(link).toHaveAttribute('href', '/yonetici/belgeler/d1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(sent(view, 'ManagedPageDocuments')).toEqual({ businessId: 'b' });
    view.unmount();
    const other = opened(WAITING, ofPage);
    expect(await (await dialog()).findByText('0232 999 88 77')).toBeVisible();
    expect(sent(other, 'ManagedPageDocuments')).toBeUndefined();
  });

  it('show the seen and the current value beside the suggested one, and are accepted field by field', async () => {
    const view = opened(WAITING, {
      DecideChangeSuggestion: {
        decideChangeSuggestion: { suggestion: { ...WAITING, status: 'partly' }, isThanked: true },
      },
    });
    const shown = await dialog();
    expect(await shown.findByText('0232 999 88 77')).toBeVisible();
    expect(shown.getByText('0232 111 22 33')).toBeVisible();
    expect(shown.getByText('Şimdi: 0232 444 55 66')).toBeVisible();
    expect(shown.getByText('Kabul edilirse gönderene teşekkür e-postası gider.')).toBeVisible();
    await view.user.click(shown.getByRole('checkbox', { name: 'Kabul et: E-posta' }));
    await view.user.click(shown.getByRole('button', { name: 'Seçilenleri kabul et' }));
    expect(await screen.findByText('Öneri kısmen kabul edildi, gönderene teşekkür e-postası yazıldı')).toBeVisible();
    expect(sent(view, 'DecideChangeSuggestion')).toMatchObject({
      id: 's',
      decision: 'accepted',
      parts: ['phone'],
      revision: 3,
      seenAt: WAITING.createdAt,
    });
  });

  it('stay in the list without navigation when the reply to a decision arrives after the dialog was closed', async () => {
    let answer: (reply: object) => void = () => undefined;
    const { user, address, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedChangeSuggestions: listOf(WAITING),
        ManagedChangeSuggestion: { managedChangeSuggestion: WAITING },
        DecideChangeSuggestion: () => new Promise((resolve) => (answer = resolve)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'İncele: Ege Zeytin' }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Seçilenleri kabul et' }));
    await waitFor(() => expect(requested.at(-1)?.operation).toBe('DecideChangeSuggestion'));
    await user.click((await dialog()).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(address()).toBe(PATH));
    answer({ decideChangeSuggestion: { suggestion: WAITING, isThanked: false } });
    await screen.findByRole('button', { name: 'Geri al' });
    await user.click(await screen.findByRole('button', { name: 'İncele: Ege Zeytin' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(address()).toBe(`${PATH}?kayit=s`);
  });

  it('are looked at again when their owner has added to them meanwhile', async () => {
    let suggestion = WAITING;
    const view = opened(WAITING, {
      ManagedChangeSuggestion: () => ({ managedChangeSuggestion: suggestion }),
      DecideChangeSuggestion: () => {
        suggestion = {
          ...WAITING,
          createdAt: '2026-11-24T09:05:00.000Z',
          changes: [{ ...WAITING.changes[0]!, part: 'name', suggested: 'Ege Zeytincilik' }],
        };
        return new Refusal('suggestion-changed-meanwhile', 'conflict');
      },
    });
    const shown = await dialog();
    await view.user.click(await shown.findByRole('button', { name: 'Reddet' }));
    await view.user.type(shown.getByLabelText('Ret gerekçesi'), 'Aradık, doğru.');
    await view.user.click(shown.getByRole('button', { name: 'Öneriyi reddet' }));
    expect(await screen.findByText(/Sayfanın sahibi öneriyi siz incelerken değiştirmiş/)).toBeVisible();
    expect(await shown.findByText('Ege Zeytincilik')).toBeVisible();
    expect(shown.getByRole('checkbox')).toBeChecked();
    expect(shown.getByLabelText('Ret gerekçesi')).toHaveValue('Aradık, doğru.');
  });

  it('are rejected with a reason, and stay open if the page was changed meanwhile', async () => {
    const view = opened(WAITING, { DecideChangeSuggestion: new Refusal('business-changed-meanwhile', 'conflict') });
    const shown = await dialog();
    await view.user.click(await shown.findByRole('button', { name: 'Reddet' }));
    expect(shown.getByLabelText('Ret gerekçesi')).toHaveFocus();
    await view.user.click(shown.getByRole('button', { name: 'Vazgeç' }));
    expect(shown.getByRole('button', { name: 'Reddet' })).toHaveFocus();
    await view.user.click(shown.getByRole('button', { name: 'Reddet' }));
    await view.user.type(shown.getByLabelText('Ret gerekçesi'), 'Aradık, doğru.');
    await view.user.click(shown.getByRole('button', { name: 'Öneriyi reddet' }));
    expect(await screen.findByText(/Karar kaydedilemedi/)).toBeVisible();
    expect(sent(view, 'DecideChangeSuggestion')).toMatchObject({
      decision: 'rejected',
      parts: [],
      rejection: 'Aradık, doğru.',
    });
    expect(shown.getByLabelText('Ret gerekçesi')).toHaveValue('Aradık, doğru.');

    await view.user.keyboard('{Escape}');
    await view.user.click(await screen.findByRole('button', { name: 'Düzenlemeye dön' }));
    await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull());
    expect(shown.getByLabelText('Ret gerekçesi')).toHaveValue('Aradık, doğru.');
    await view.user.click(shown.getByRole('button', { name: 'Kapat' }));
    await view.user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await waitFor(() => expect(view.address()).toBe(PATH));
  });

  it('can be decided again for a while after the decision', async () => {
    const view = opened(REJECTED, {
      UndoSuggestionDecision: { undoSuggestionDecision: { suggestion: WAITING, isWhole: true } },
    });
    const shown = await dialog();
    expect(await shown.findByText('Aradık.')).toBeVisible();
    await view.user.click(shown.getByRole('button', { name: 'Kararı geri al' }));
    expect(await screen.findByText('Karar geri alındı, öneri yeniden bekliyor')).toBeVisible();
  });
});
