import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const CLAIM = {
  id: 'c',
  way: 'document',
  status: 'waiting',
  claimantName: 'Elif Şahin',
  claimantEmail: 'elif@ornek.example',
  note: 'Vergi levhamız bu adrese kayıtlı.',
  documents: [{ id: 'd1', name: 'vergi-levhasi.pdf', type: 'application/pdf', bytes: 348_160 }],
  startedAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  isUndoable: false,
  businessId: 'b',
  businessName: 'Ege Süt',
  businessSlug: 'ege-sut',
  businessStatus: 'active',
  businessEmail: null,
  businessPhone: '+905321234567',
  businessWebsite: 'https://egesut.example/',
  businessAddress: 'Süt Sokak 4, Tire, İzmir',
  ownerCount: 1,
};
const OWNER = {
  id: 'o',
  name: 'Ali Veli',
  email: 'ali@ornek.example',
  proof: 'email-code',
  proofBy: null,
  since: '2026-11-01T09:00:00.000Z',
  endedAt: null,
  endedBy: null,
  reason: null,
};
const PATH = '/yonetici/sahiplik-talepleri';
const DOCUMENT = {
  id: 'd',
  name: 'helal-belgesi.pdf',
  type: 'application/pdf',
  bytes: 120_000,
  certificateName: 'Helal',
};
const listOf = (...items: object[]) => ({ managedClaims: { items, total: items.length } });

describe('the claims of pages', () => {
  it('lists each claim with its page and claimant, and shows the note beside the contacts of the page', async () => {
    const { user } = renderBackOffice(PATH, { answers: { ManagedClaims: listOf(CLAIM) } });
    const found = await row('Ege Süt');
    for (const text of ['1 sahibi var', 'Elif Şahin', 'elif@ornek.example', '21 Kas 2026', 'Beklemede']) {
      expect(found.getByText(text)).toBeVisible();
    }
    await user.click(found.getByRole('button', { name: 'Satırı genişlet' }));
    for (const text of [CLAIM.note, CLAIM.businessAddress, '0532 123 45 67'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: CLAIM.businessWebsite })).toHaveAttribute('href', CLAIM.businessWebsite);
  });

  it('counts the documents in the row, and links them in the row and the decision, each in a new tab', async () => {
    const { user } = renderBackOffice(PATH, { answers: { ManagedClaims: listOf(CLAIM) } });
    const found = await row('Ege Süt');
    expect(found.getByText('1 belge')).toBeVisible();
    await user.click(found.getByRole('button', { name: 'Satırı genişlet' }));
    const opens = (link: HTMLElement) => {
      expect(link).toHaveAttribute('href', '/yonetici/belgeler/d1');
      expect(link).toHaveAttribute('target', '_blank');
    };
    opens(await screen.findByRole('link', { name: /vergi-levhasi\.pdf/ }));
    expect(screen.getByText('PDF, 340 KB')).toBeVisible();
    await user.click(found.getByRole('button', { name: /^Onayla/ }));
    opens((await dialog()).getByRole('link', { name: /vergi-levhasi\.pdf/ }));
  });

  it('rejects with a reason, which can be undone from the toast', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedClaims: listOf(CLAIM),
        DecideClaim: { decideClaim: { ...CLAIM, status: 'rejected' } },
        UndoClaimDecision: { undoClaimDecision: CLAIM },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reddet: Ege Süt' }));
    const rejecting = await dialog();
    expect(rejecting.getByRole('button', { name: 'Reddet' })).toBeDisabled();
    await user.type(rejecting.getByRole('textbox', { name: 'Gerekçe' }), 'Belge okunmuyor.');
    // Neither a click beside the dialog nor Escape loses the reason.
    for (const leave of [
      () => user.click(document.querySelector('.ant-modal-wrap')!),
      () => user.keyboard('{Escape}'),
    ]) {
      await leave();
      await user.click(await screen.findByRole('button', { name: 'Düzenlemeye dön' }));
      await waitFor(() => expect(screen.queryByText('Kaydedilmemiş değişiklikler var')).toBeNull());
    }
    await user.click(rejecting.getByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText('Talep reddedildi')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'DecideClaim')?.variables).toMatchObject({
      id: 'c',
      decision: 'rejected',
      reason: 'Belge okunmuyor.',
    });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Karar geri alındı')).toBeVisible();
  });

  it('keeps the dialog of a decision open while it is being sent', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedClaims: listOf(CLAIM), DecideClaim: () => new Promise(() => undefined) },
    });
    await user.click(await screen.findByRole('button', { name: 'Onayla: Ege Süt' }));
    const deciding = await dialog();
    await user.click(deciding.getByRole('button', { name: 'Onayla' }));
    expect(deciding.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
    await user.click(deciding.getByRole('button', { name: 'Kapat' }));
    expect(deciding.getByRole('button', { name: 'Vazgeç' })).toBeVisible();
  });

  it('says why an approval is refused', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedClaims: listOf(CLAIM), DecideClaim: new Refusal('claim-decided', 'conflict') },
    });
    await user.click(await screen.findByRole('button', { name: 'Onayla: Ege Süt' }));
    const approving = await dialog();
    expect(approving.getByText(/Elif Şahin, “Ege Süt” sayfasını yönetebilecek/)).toBeVisible();
    await user.click(approving.getByRole('button', { name: 'Onayla' }));
    expect(await screen.findByText(/Bu talep hakkında az önce karar verilmiş/)).toBeVisible();
  });

  it('shows the owners of a page, and revokes one with a reason', async () => {
    const { user, requested, address } = renderBackOffice(PATH, {
      answers: {
        ManagedClaims: listOf(CLAIM),
        ManagedPageOwners: { managedPageOwners: [OWNER] },
        ManagedPageDocuments: { managedPageDocuments: [DOCUMENT] },
        RevokeOwner: { revokeOwner: 'o' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sahipler: Ege Süt' }));
    expect(address()).toBe(`${PATH}?kayit=b`);
    const owners = within(await screen.findByRole('dialog', { name: 'Ege Süt: sahipler' }));
    expect(await owners.findByText('Ali Veli')).toBeVisible();
    const document = await owners.findByRole('link', { name: 'helal-belgesi.pdf' });
    expect(document).toHaveAttribute('href', `/yonetici/belgeler/${DOCUMENT.id}`);
    await user.click(owners.getByRole('button', { name: 'Yetkiyi kaldır' }));
    const title = await screen.findByText('Sayfa sahibinin yetkisini kaldır');
    const revoking = within(title.closest<HTMLElement>('[role=dialog]')!);
    await user.type(revoking.getByRole('textbox', { name: 'Gerekçe' }), 'İşletme el değiştirdi.');
    await user.click(revoking.getByRole('button', { name: 'Yetkiyi kaldır' }));
    expect(await screen.findByText('Yetki kaldırıldı')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'RevokeOwner')?.variables).toMatchObject({
      id: 'o',
      reason: 'İşletme el değiştirdi.',
    });
  });
});
