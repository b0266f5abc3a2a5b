import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '../../api/session.slice.js';
import { anAdministrator, Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const HELAL = { id: 'h', name: 'Helal', description: 'Kesim', businessCount: 3, revision: 2 };
const PATH = '/yonetici/sertifikalar';
const listOf = (...items: object[]) => ({ managedCertificates: { items, total: items.length } });
const ANSWERS = { ManagedCertificates: listOf(HELAL) };
const FOUND = /^Kaydedilmemiş taslak bulundu \(\d/;

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('yonetim-taslak:'));
const isKept = () => waitFor(() => expect(drafts()).toHaveLength(1));

async function openForm(answers: Record<string, unknown> = ANSWERS, options = {}) {
  const back = renderBackOffice(`${PATH}?kayit=h`, { answers, keepsDrafts: true, ...options });
  const form = within(await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' }));
  return { ...back, form, name: () => form.getByLabelText(/^Ad/) };
}
const click = async ({ user, form }: Awaited<ReturnType<typeof openForm>>, name: string) =>
  user.click(await form.findByRole('button', { name }));

/** Types into a form and unmounts the page. */
async function leaveADraft() {
  const back = await openForm();
  await back.user.type(back.name(), ' kesim');
  await isKept();
  back.unmount();
}

describe('a draft', () => {
  it('is offered after a reload with the names of the edited fields, and restores the input', async () => {
    await leaveADraft();
    const back = await openForm();
    expect(await back.form.findByText(FOUND)).toBeVisible();
    expect(back.form.getByText('Yazılıp kaydedilmeyenler: Ad.')).toBeVisible();
    expect(back.name()).toHaveValue('Helal');
    await click(back, 'Taslağa devam et');
    expect(back.name()).toHaveValue('Helal kesim');
    expect(back.form.getByText('Taslak forma alındı; henüz kaydedilmedi.')).toBeVisible();
    expect(back.form.queryByText(FOUND)).toBeNull();
    expect(document.activeElement).toHaveClass('ant-drawer');
    expect(drafts()).toHaveLength(1);

    await back.user.click(back.form.getByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  });

  it('is stored at once when the page is closed before the pause after typing', async () => {
    const back = await openForm();
    await back.user.type(back.name(), ' kesim');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(drafts()).toHaveLength(1);
  });

  it('is deleted when the form is saved', async () => {
    const back = await openForm({ ...ANSWERS, UpdateCertificate: { updateCertificate: HELAL } });
    await back.user.type(back.name(), ' kesim');
    await isKept();
    await click(back, 'Kaydet');
    await screen.findByText('Sertifika güncellendi');
    expect(drafts()).toEqual([]);
  });

  it('is kept when a save fails', async () => {
    const away = new Refusal('service-unavailable', 'unavailable');
    const back = await openForm({ ...ANSWERS, UpdateCertificate: away });
    await back.user.type(back.name(), ' kesim');
    await isKept();
    await click(back, 'Kaydet');
    await screen.findByText(/^Sertifika güncellenemedi/);
    expect(drafts()).toHaveLength(1);
  });

  it('is deleted when its author closes the form without saving or undoes the edit', async () => {
    const back = await openForm();
    await back.user.type(back.name(), '!');
    await isKept();
    await back.user.type(back.name(), '{Backspace}');
    await waitFor(() => expect(drafts()).toEqual([]));
    await back.user.type(back.name(), '!');
    await isKept();
    await click(back, 'Vazgeç');
    await back.user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    expect(drafts()).toEqual([]);
  });

  it('is deleted on request', async () => {
    await leaveADraft();
    const back = await openForm();
    await click(back, 'Taslağı sil');
    expect(back.form.queryByText(FOUND)).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('is not overwritten by new input while it is offered', async () => {
    await leaveADraft();
    const back = await openForm();
    await back.user.type(back.name(), '!');
    await waitFor(() => expect(drafts()).toHaveLength(2));
  });

  it('of a record that was changed meanwhile is merged with the stored version', async () => {
    await leaveADraft();
    const now = { ...HELAL, description: 'Kesim ve paketleme', revision: 3 };
    const back = await openForm({
      ManagedCertificates: listOf(now),
      UpdateCertificate: { updateCertificate: now },
    });
    await click(back, 'Taslağa devam et');
    expect(back.form.getByLabelText(/^Açıklama/)).toHaveValue('Kesim ve paketleme');
    await click(back, 'Kaydet');
    await screen.findByText('Sertifika güncellendi');
    expect(back.requested.at(-1)?.operation).toBeDefined();
    expect(back.requested.find(({ operation }) => operation === 'UpdateCertificate')?.variables).toMatchObject({
      revision: 3,
      input: { name: 'Helal kesim', description: 'Kesim ve paketleme' },
    });
  });

  it('that conflicts with the stored version lets the author choose between the two', async () => {
    await leaveADraft();
    const back = await openForm({ ManagedCertificates: listOf({ ...HELAL, name: 'Helal (TSE)', revision: 3 }) });
    await click(back, 'Taslağa devam et');
    await click(back, 'Kaydet');
    expect(await back.form.findByText('Kaydetmeden önce her satırda birini seçin.')).toBeVisible();
    await back.user.click(back.form.getByRole('radio', { name: 'Helal (TSE)' }));
    expect(back.name()).toHaveValue('Helal (TSE)');
    await back.user.click(back.form.getByRole('radio', { name: 'Helal kesim' }));
    expect(back.name()).toHaveValue('Helal kesim');
  });

  it('is deleted when its author loads the stored version, and the form then closes without a confirmation', async () => {
    const refused = new Refusal('certificate-changed-meanwhile', 'conflict');
    const back = await openForm({ ...ANSWERS, UpdateCertificate: refused });
    await back.user.type(back.name(), ' kesim');
    await isKept();
    back.answer('ManagedCertificates', listOf({ ...HELAL, name: 'Helal (TSE)', revision: 3 }));
    await click(back, 'Kaydet');
    await back.user.click(await back.form.findByRole('radio', { name: 'Helal kesim' }));
    await isKept();
    await click(back, 'Kayıtlı olanı yükle');
    expect(back.name()).toHaveValue('Helal (TSE)');
    await waitFor(() => expect(drafts()).toEqual([]));
    await click(back, 'Vazgeç');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('scrolls the notice of another user’s change into view after a save', async () => {
    const seen = jest.fn<void, [Element]>();
    Element.prototype.scrollIntoView = function (this: Element) {
      seen(this);
    };
    try {
      const refused = new Refusal('certificate-changed-meanwhile', 'conflict');
      const back = await openForm({ ...ANSWERS, UpdateCertificate: refused });
      await back.user.type(back.name(), ' kesim');
      back.answer('ManagedCertificates', listOf({ ...HELAL, description: 'Paketleme', revision: 3 }));
      await click(back, 'Kaydet');
      const notice = await back.form.findByText('Bu kayıt siz düzenlerken değiştirildi.');
      await waitFor(() => expect(seen.mock.calls.some(([shown]) => shown.contains(notice))).toBe(true));
    } finally {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    }
  });

  it('is stored for a new record, too', async () => {
    const first = renderBackOffice(`${PATH}?kayit=yeni`, { answers: ANSWERS, keepsDrafts: true });
    await first.user.type(await screen.findByLabelText(/^Ad/), 'Koşer');
    await isKept();
    first.unmount();
    const { user } = renderBackOffice(`${PATH}?kayit=yeni`, { answers: ANSWERS, keepsDrafts: true });
    const form = within(await screen.findByRole('dialog'));
    await user.click(await form.findByRole('button', { name: 'Taslağa devam et' }));
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Koşer');
  });

  it('is not shown to another account at the same computer', async () => {
    await leaveADraft();
    const back = await openForm(ANSWERS, { me: anAdministrator({ id: 'another' }) });
    expect(back.form.queryByText(FOUND)).toBeNull();
  });

  it('survives a session that ends, and not a sign-out', async () => {
    const back = await openForm(ANSWERS, { endpoints: { '/auth/back-office/sign-out': { status: 204 } } });
    await back.user.type(back.name(), ' kesim');
    await isKept();
    act(() => void back.store.dispatch(sessionEnded()));
    expect(drafts()).toHaveLength(1);

    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom loads no other page
    await back.user.click(screen.getByRole('button', { name: /Çıkış Yap/, hidden: true }));
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe('secrets', () => {
  it('are never kept: neither passwords nor the form of an account', async () => {
    const ayse = {
      id: 'a',
      username: 'ayse',
      fullName: 'Ayşe',
      email: null,
      avatarUrl: null,
      role: 'admin',
      active: true,
      revision: 1,
    };
    const back = renderBackOffice('/yonetici/hesaplar?kayit=a', {
      answers: { ManagedAccounts: { managedAccounts: { items: [ayse], total: 1 } } },
      keepsDrafts: true,
    });
    await back.user.type(await within(await screen.findByRole('dialog')).findByLabelText(/^Ad soyad/), ' Yılmaz');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    back.unmount();
    expect(drafts()).toEqual([]);
  });
});
