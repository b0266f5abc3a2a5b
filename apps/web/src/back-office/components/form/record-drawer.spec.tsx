import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const HELAL = { id: 'h', name: 'Helal', description: '', businessCount: 3, revision: 2 };
const ISO = { id: 'i', name: 'ISO 22000', description: null, businessCount: 0, revision: 1 };
const PATH = '/yonetici/sertifikalar';
const LISTED = { ManagedCertificates: { managedCertificates: { items: [HELAL], total: 1 } } };
const UNSAVED = 'Kaydedilmemiş değişiklikler var';
const requesting = async () => (await screen.findByText(UNSAVED)).closest<HTMLElement>('[role=dialog]')!;
const isGone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

/** Opens the form of 'Helal' from the list and types something without saving it. */
async function typedInto(answers: Record<string, unknown> = {}) {
  const back = renderBackOffice(PATH, { answers: { ...LISTED, ...answers } });
  await back.user.click(await screen.findByRole('link', { name: 'Helal' }));
  const form = within(await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' }));
  await back.user.type(form.getByLabelText(/^Ad/), ' kesim');
  return { ...back, form, save: () => back.user.click(form.getByRole('button', { name: 'Kaydet' })) };
}

describe('the drawer of a record', () => {
  it("K1 K23: has an address, and 'back' closes it", async () => {
    const { user, address } = renderBackOffice(PATH, { answers: LISTED });
    await user.click(await screen.findByRole('link', { name: 'Helal' }));
    await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' });
    expect(address()).toBe(`${PATH}?kayit=h`);
    window.history.back();

    await isGone('Sertifikayı Düzenle');
    expect(address()).toBe(PATH);
  });

  it('K23: a link opens a record that the list does not show, and says when it is gone', async () => {
    const find = ({ list }: { list: { search: string } }) => ({
      managedCertificates: list.search === 'i' ? { items: [ISO], total: 1 } : { items: [], total: 0 },
    });
    const first = renderBackOffice(`${PATH}?kayit=i`, { answers: { ManagedCertificates: find } });
    expect(await screen.findByDisplayValue('ISO 22000')).toBeVisible();
    first.unmount();

    const { address } = renderBackOffice(`${PATH}?kayit=x`, { answers: { ManagedCertificates: find } });
    expect(await screen.findByText('Bu kayıt artık yok.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(PATH));
  });

  it("K1: 'back' requires confirmation before it discards unsaved input", async () => {
    const { user, form, address } = await typedInto();
    window.history.back();
    await user.click(within(await requesting()).getByRole('button', { name: 'Düzenlemeye dön' }));
    await isGone(UNSAVED);
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Helal kesim');
    expect(address()).toBe(`${PATH}?kayit=h`);

    window.history.back();
    await user.click(within(await requesting()).getByRole('button', { name: 'Kaydetmeden kapat' }));
    await isGone('Sertifikayı Düzenle');
    expect(address()).toBe(PATH);
  });

  it('K10: Enter and Esc keep unsaved input', async () => {
    const { user, form } = await typedInto();
    for (const key of ['{Enter}', '{Escape}']) {
      await user.click(form.getByRole('button', { name: 'Vazgeç' }));
      const keep = within(await requesting()).getByRole('button', { name: 'Düzenlemeye dön' });
      await waitFor(() => expect(keep).toHaveFocus());
      await user.keyboard(key);
      await isGone(UNSAVED);
    }
    expect(form.getByLabelText(/^Ad/)).toHaveValue('Helal kesim');
  });

  it('K10: Esc shows no question while the form is being saved, and the form closes after the save', async () => {
    let stored: (answer: object) => void = () => undefined;
    const { form, save, address } = await typedInto();
    const answered = new Promise((resolve) => (stored = resolve));
    const fetched = globalThis.fetch;
    globalThis.fetch = async (...requested) => {
      if (JSON.stringify(requested).includes('UpdateCertificate')) {
        await answered;
        return new Response(JSON.stringify({ data: { updateCertificate: HELAL } }));
      }
      return fetched(...requested);
    };
    await save();
    fireEvent.keyDown(form.getByLabelText(/^Ad/), { key: 'Escape', keyCode: 27 });
    expect(screen.queryByText(UNSAVED)).toBeNull();
    window.history.back();
    await requesting();
    stored({});

    await isGone(UNSAVED);
    await isGone('Sertifikayı Düzenle');
    expect(address()).toBe(PATH);
  });

  it('does not navigate when a save succeeds after the user left the form', async () => {
    let answer: (reply: object) => void = () => undefined;
    const { user, save, address, requested } = await typedInto({
      UpdateCertificate: () => new Promise((resolve) => (answer = resolve)),
    });
    await save();
    await waitFor(() => expect(requested.at(-1)?.operation).toBe('UpdateCertificate'));
    window.history.back();
    await user.click(within(await requesting()).getByRole('button', { name: 'Kaydetmeden kapat' }));
    await isGone('Sertifikayı Düzenle');
    answer({ updateCertificate: HELAL });
    await screen.findByText('Sertifika güncellendi');
    await user.click(screen.getByRole('link', { name: 'Helal' }));
    expect(await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' })).toBeVisible();
    expect(address()).toBe(`${PATH}?kayit=h`);
  });

  it('K9: an error of the server disappears when its field is edited, and on the next save', async () => {
    const twice = new Refusal('certificate-invalid', 'unprocessable', [
      { field: 'name', code: 'name-taken' },
      { field: 'description', code: 'too-long' },
    ]);
    const { user, form, save, answer } = await typedInto({ UpdateCertificate: twice });
    await save();
    expect(await form.findByText('Bu metin çok uzun')).toBeVisible();
    await user.type(form.getByLabelText(/^Açıklama/), 'kısa');
    await waitFor(() => expect(form.queryByText('Bu metin çok uzun')).toBeNull());

    answer(
      'UpdateCertificate',
      new Refusal('certificate-invalid', 'unprocessable', [{ field: 'description', code: 'too-long' }]),
    );
    await save();
    expect(await form.findByText('Bu metin çok uzun')).toBeVisible();
    await waitFor(() => expect(form.queryByText('Bu ad zaten kullanılıyor')).toBeNull());
  });
});
