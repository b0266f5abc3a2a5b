import { screen, waitFor, within } from '@testing-library/react';
import { openHistory } from '../../testing/open-history.js';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';
import { dialog, row } from '../../testing/screen-parts.js';

const PENDING = {
  id: 'p',
  number: '0C9BE11A',
  businessName: 'Kılıç Baharat',
  address: 'Hürriyet Mahallesi, Bursa',
  city: 'Bursa',
  borough: null,
  name: 'Zeynep Kılıç',
  email: 'zeynep@kilic.example',
  phone: '+905321234567',
  message: 'Pul biber ve sumak satıyoruz.',
  status: 'pending',
  createdAt: '2026-11-21T09:00:00.000Z',
  decidedAt: null as string | null,
  reason: null,
  mailedDecisions: [] as string[],
  businessId: null as string | null,
};
const APPROVED = { ...PENDING, status: 'approved', decidedAt: '2026-11-21T10:00:00.000Z' };
const listOf = (...items: object[]) => ({ managedSubmissions: { items, total: items.length } });
const PATH = '/yonetici/basvurular';
const decided = (submission: object, mail: string) => ({ decideSubmission: { submission, mail } });

const AWAY = new Refusal('service-unavailable', 'unavailable');
const NO_BUSINESS = { ManagedBusinesses: AWAY, ManagedBusiness: AWAY, ManagedBusinessOptions: AWAY };

describe('the submissions', () => {
  it('ADM-SUB-01 ADM-SUB-02 ADM-SUB-11 lists business, contact, date and status, and expands to the message', async () => {
    const { user } = renderBackOffice(PATH, { answers: { ManagedSubmissions: listOf(PENDING) } });
    const found = await row('Kılıç Baharat');
    for (const text of [PENDING.address, PENDING.name, PENDING.email, '0532 123 45 67', '21 Kas 2026', 'Beklemede']) {
      expect(found.getByText(text)).toBeVisible();
    }
    expect(screen.queryByText(PENDING.message)).toBeNull();
    await user.click(found.getByRole('button', { name: 'Satırı genişlet' }));
    const message = await screen.findByText(PENDING.message);
    expect(message).toBeVisible();
    // Its lines and long words are not lost in the width of the table.
    expect(message).toHaveClass('whole-comment');
  });

  it('K23 opens a submission at an address of its own, with links for mail and phone and a rejection', async () => {
    const view = renderBackOffice(`${PATH}?kayit=p`, {
      answers: {
        ManagedSubmissions: listOf(),
        ManagedSubmission: { managedSubmission: PENDING },
        DecideSubmission: decided({ ...PENDING, status: 'rejected' }, 'kept'),
      },
    });
    const shown = await dialog();
    expect(await shown.findByText('Kılıç Baharat')).toBeVisible();
    expect(shown.getByText(PENDING.message)).toBeVisible();
    expect(shown.getByRole('link', { name: PENDING.email })).toHaveAttribute('href', `mailto:${PENDING.email}`);
    expect(shown.getByRole('link', { name: '0532 123 45 67' })).toHaveAttribute('href', `tel:${PENDING.phone}`);
    await view.user.click(shown.getByRole('button', { name: /Reddet/ }));
    expect(await screen.findByText('Başvuruyu reddet')).toBeVisible();
    await waitFor(() => expect(view.address()).toBe(PATH));
  });

  it('K23 opens a submission by its name, and closing it restores the address', async () => {
    const view = renderBackOffice(PATH, {
      answers: { ManagedSubmissions: listOf(PENDING), ManagedSubmission: { managedSubmission: PENDING } },
    });
    await view.user.click(await screen.findByRole('link', { name: 'Kılıç Baharat' }));
    const shown = await dialog();
    expect(view.address()).toBe(`${PATH}?kayit=p`);
    await view.user.click(shown.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(view.address()).toBe(PATH));
  });

  it('ADM-SUB-03 ADM-SUB-12 TXT-13 announces loading above five skeleton rows, then an empty list', async () => {
    renderBackOffice(PATH, { answers: { ManagedSubmissions: listOf() } });
    const loading = (await screen.findByText('Başvurular yükleniyor...')).closest('[role=status]')!;
    expect(loading.querySelectorAll('.skeleton-row')).toHaveLength(5);
    expect(await screen.findByText('Henüz başvuru yok')).toBeVisible();
  });

  it('ADM-SUB-05 disables the decision that was already taken', async () => {
    renderBackOffice(PATH, { answers: { ManagedSubmissions: listOf(APPROVED) } });
    expect(await screen.findByRole('button', { name: 'Onayla: Kılıç Baharat' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reddet: Kılıç Baharat' })).toBeEnabled();
  });

  it('K18: ADM-SUB-09 ADM-SUB-10 TXT-18 approves with a mail, then opens a prefilled business without the private message', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ListAllCategories: { categories: [{ id: 'k', name: 'Baharat', slug: 'baharat', businessCount: 1 }] },
        ManagedSubmissions: listOf(PENDING),
        DecideSubmission: decided(APPROVED, 'mailed'),
        CreateBusinessFromSubmission: { createBusinessFromSubmission: 'p' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Onayla: Kılıç Baharat' }));
    const deciding = await dialog();
    expect(deciding.getByRole('checkbox', { name: 'Gönderene e-posta gönder' })).toBeChecked();
    await user.click(deciding.getByRole('button', { name: 'Onayla' }));
    expect(await screen.findByText('Durum güncellendi')).toBeVisible();
    const form = within((await screen.findByText('İşletme Oluştur')).closest<HTMLElement>('[role=dialog]')!);
    expect(form.getByLabelText(/İşletme adı/)).toHaveValue('Kılıç Baharat');
    expect(form.getByLabelText(/Şehir/)).toHaveValue('Bursa');
    expect(form.getByText(/Pul biber ve sumak satıyoruz/)).toBeVisible();
    await user.click(form.getByLabelText(/Kategoriler/));
    await user.click(await screen.findByTitle('Baharat'));
    await user.click(form.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('İşletme oluşturuldu')).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'CreateBusinessFromSubmission')?.variables).toMatchObject({
      id: 'p',
      input: { name: 'Kılıç Baharat', city: 'Bursa', description: '', categoryIds: ['k'] },
    });
  });

  it('keeps the dialog of a decision open while it is being sent', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: { ManagedSubmissions: listOf(PENDING), DecideSubmission: () => new Promise(() => undefined) },
    });
    await user.click(await screen.findByRole('button', { name: 'Onayla: Kılıç Baharat' }));
    const deciding = await dialog();
    await user.click(deciding.getByRole('button', { name: 'Onayla' }));
    expect(deciding.getByRole('button', { name: 'Vazgeç' })).toBeDisabled();
    await user.click(deciding.getByRole('button', { name: 'Kapat' }));
    expect(deciding.getByRole('button', { name: 'Vazgeç' })).toBeVisible();
  });

  it('ADM-SUB-10 shows what another moderator decided meanwhile; the decision is possible after that', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedSubmissions: listOf(PENDING),
        ManagedSubmission: { managedSubmission: { ...APPROVED, mailedDecisions: ['approved'] } },
        DecideSubmission: ({ seenStatus }: { seenStatus: string }) =>
          seenStatus === 'pending'
            ? new Refusal('submission-changed-meanwhile', 'conflict')
            : decided({ ...APPROVED, status: 'rejected' }, 'kept'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reddet: Kılıç Baharat' }));
    const deciding = await dialog();
    expect(deciding.getByRole('checkbox', { name: 'Gönderene e-posta gönder' })).toBeChecked();
    await user.type(deciding.getByRole('textbox', { name: 'Gerekçe' }), 'Adres eksik.');
    await user.click(deciding.getByRole('button', { name: 'Reddet' }));

    expect(await deciding.findByText(/Bu başvuruya siz bakarken başkası karar vermiş/)).toBeVisible();
    expect(deciding.getByText('Onaylandı')).toBeVisible();
    expect(deciding.getByRole('checkbox', { name: 'Gönderene e-posta gönder' })).not.toBeChecked();
    expect(deciding.getByRole('textbox', { name: 'Gerekçe' })).toHaveValue('Adres eksik.');

    await user.click(deciding.getByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText('Durum güncellendi')).toBeVisible();
    const sent = requested.filter(({ operation }) => operation === 'DecideSubmission');
    expect(sent.map(({ variables }) => variables)).toMatchObject([
      { seenStatus: 'pending', mailSender: true },
      { seenStatus: 'approved', mailSender: false, reason: 'Adres eksik.' },
    ]);
  });

  it('ADM-SUB-10 offers nothing more once another moderator has decided the same', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedSubmissions: listOf(PENDING),
        ManagedSubmission: { managedSubmission: APPROVED },
        DecideSubmission: new Refusal('submission-changed-meanwhile', 'conflict'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Onayla: Kılıç Baharat' }));
    const deciding = await dialog();
    await user.click(deciding.getByRole('button', { name: 'Onayla' }));
    expect(await deciding.findByText(/Bu başvuruya siz bakarken başkası karar vermiş/)).toBeVisible();
    expect(deciding.getByRole('button', { name: 'Onayla' })).toBeDisabled();
  });

  it('ADM-SUB-10 leaves mail unticked on a second decision, sends the reason, and warns if mail is not set up', async () => {
    const { user, requested } = renderBackOffice(PATH, {
      answers: {
        ManagedSubmissions: listOf(APPROVED),
        DecideSubmission: decided({ ...APPROVED, status: 'rejected' }, 'no-mailer'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reddet: Kılıç Baharat' }));
    const deciding = await dialog();
    const tick = deciding.getByRole('checkbox', { name: 'Gönderene e-posta gönder' });
    expect(tick).not.toBeChecked();
    await user.click(tick);
    await user.type(deciding.getByRole('textbox', { name: 'Gerekçe' }), 'Adres eksik.');
    await user.click(deciding.getByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText(/e-posta ayarlanmadığı için/)).toBeVisible();
    expect(requested.find(({ operation }) => operation === 'DecideSubmission')?.variables).toMatchObject({
      decision: 'rejected',
      reason: 'Adres eksik.',
      mailSender: true,
    });
  });

  it('K18: links a submission to its business, and to mail and phone of its sender', async () => {
    const { user, address } = renderBackOffice(PATH, {
      answers: { ManagedSubmissions: listOf({ ...APPROVED, businessId: 'b' }), ...NO_BUSINESS },
    });
    expect(await screen.findByRole('link', { name: '0532 123 45 67' })).toHaveAttribute('href', `tel:${PENDING.phone}`);
    expect(screen.getByRole('link', { name: PENDING.email })).toHaveAttribute('href', `mailto:${PENDING.email}`);
    await user.click(screen.getByRole('button', { name: 'İşletmeyi aç: Kılıç Baharat' }));
    await waitFor(() => expect(address()).toBe('/yonetici/firmalar?kayit=b'));
  });

  it('ADM-SUB-06 ADM-SUB-09 TXT-18 deletes permanently, after a confirmation', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedSubmissions: listOf(PENDING),
        DeleteSubmissions: { deleteSubmissions: [{ id: 'p', isDone: true, code: null }] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sil: Kılıç Baharat' }));
    const requesting = await dialog();
    expect(requesting.getByText('"Kılıç Baharat" kaydını silmek istediğinizden emin misiniz?')).toBeVisible();
    expect(requesting.getByText('Silinen başvuru geri getirilemez.')).toBeVisible();
    await user.click(requesting.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Başvuru silindi')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('ADM-SUB-08 TXT-17 reports a failed decision or deletion, and keeps the typed reason', async () => {
    const { user } = renderBackOffice(PATH, {
      answers: {
        ManagedSubmissions: listOf(PENDING),
        DecideSubmission: new Refusal('service-unavailable', 'unavailable'),
        DeleteSubmissions: new Refusal('server-error', 'unexpected'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Reddet: Kılıç Baharat' }));
    const deciding = await dialog();
    await user.type(deciding.getByRole('textbox', { name: 'Gerekçe' }), 'Adres eksik.');
    await user.click(deciding.getByRole('button', { name: 'Reddet' }));
    expect(await screen.findByText(/^Durum güncellenirken hata oluştu: Hizmete şu anda/)).toBeVisible();
    expect(deciding.getByRole('textbox', { name: 'Gerekçe' })).toHaveValue('Adres eksik.');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await user.click(screen.getByRole('button', { name: 'Sil: Kılıç Baharat' }));
    await user.click((await dialog()).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Başvuru silinirken hata oluştu: Bilinmeyen bir hata oluştu')).toBeVisible();
  });

  it('ADM-SUB-08 TXT-17 says that the list could not be loaded', async () => {
    renderBackOffice(PATH, {
      answers: { ManagedSubmissions: new Refusal('service-unavailable', 'unavailable') },
    });
    expect(await screen.findByText('Başvurular yüklenirken hata oluştu')).toBeVisible();
  });

  it('loads the history of a submission only when it is opened', async () => {
    const back = renderBackOffice(PATH, { answers: { ManagedSubmissions: listOf({ ...PENDING, message: null }) } });
    await back.user.click(await screen.findByRole('button', { name: 'Satırı genişlet' }));
    const { before, after } = await openHistory(back);
    expect(before).toEqual([]);
    expect(after).toMatchObject([{ recordKind: 'submission', recordId: 'p' }]);
  });
});
