import { screen, within } from '@testing-library/react';
import { Refusal, renderBackOffice } from '../../testing/render-back-office.js';

const HELAL = { id: 'h', name: 'Helal (TSE)', description: 'Kesim', businessCount: 3, revision: 4 };
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });
const entry = (id: string, action: string, ...changes: object[]) => ({
  ...{ id, at: '2026-11-20T10:00:00.000Z', actorId: 'x', actorName: 'Elif Kara', action, changes },
  ...{ recordKind: 'certificate', recordId: 'h', recordName: 'Helal' },
});

async function openHistory(...items: object[]) {
  const back = renderBackOffice('/yonetici/sertifikalar?kayit=h', {
    answers: {
      ManagedCertificates: { managedCertificates: { items: [HELAL], total: 1 } },
      ManagedHistory: { managedHistory: { items, names: [], total: items.length } },
      UpdateCertificate: { updateCertificate: HELAL },
    },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Sertifikayı Düzenle' }));
  await back.user.click(form.getByRole('button', { name: 'Geçmiş' }));
  const buttons = await screen.findAllByRole('button', { name: /Bu değişiklikten önceki hâline dön/ });
  const openPreview = async (which: number) => {
    await back.user.click(buttons[which]!);
    return within(await screen.findByRole('dialog', { name: 'Önceki hâline dön' }));
  };
  return { ...back, form, buttons, openPreview };
}
const updates = ({ requested }: Awaited<ReturnType<typeof openHistory>>) =>
  requested.filter(({ operation }) => operation === 'UpdateCertificate');

it('undoes several changes: previews them, fills the form, and marks the save as a restore', async () => {
  const back = await openHistory(
    entry('3', 'changed', change('name', 'Helal kesim', 'Helal (TSE)')),
    entry('2', 'reverted', change('name', 'Helal', 'Helal kesim'), change('description', null, 'Kesim')),
    entry('1', 'created', change('name', null, 'Helal')),
  );
  expect(back.buttons).toHaveLength(2);
  expect(screen.getByText(/Önceki bir hâline döndürdü/)).toBeVisible();
  const preview = await back.openPreview(1);
  expect(preview.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'AlanŞimdi formdaO zaman',
    'AdHelal (TSE)Helal',
    'AçıklamaKesim-',
  ]);
  await back.user.click(preview.getByRole('button', { name: 'Forma yaz' }));
  expect(back.form.getByLabelText(/^Ad/)).toHaveValue('Helal');
  expect(updates(back)).toEqual([]);
  await back.user.click(back.form.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Sertifika güncellendi');
  expect(updates(back)).toMatchObject([
    { isRestore: true, variables: { id: 'h', revision: 4, input: { name: 'Helal', description: null } } },
  ]);
});

it('names the fields whose former values the log no longer has, and leaves them unchanged', async () => {
  const back = await openHistory(
    entry('2', 'changed', change('name', null, null), change('description', `${'uzun '.repeat(20)}…`, 'Kesim')),
  );
  const preview = await back.openPreview(0);
  expect(preview.getByRole('note')).toHaveTextContent(/olduğu gibi kalır: Ad, Açıklama\.$/);
  expect(preview.getByRole('button', { name: 'Forma yaz' })).toBeDisabled();
});

it('does not mark an ordinary save as a restore', async () => {
  const back = await openHistory(entry('1', 'changed', change('name', 'Helal', 'Helal (TSE)')));
  await back.user.type(back.form.getByLabelText(/^Ad/), '!');
  await back.user.click(back.form.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Sertifika güncellendi');
  expect(updates(back)[0]).not.toHaveProperty('isRestore');
});

it('does not mark a save as a restore after the user loaded the stored version instead', async () => {
  const back = await openHistory(entry('1', 'changed', change('name', 'Helal', 'Helal (TSE)')));
  const preview = await back.openPreview(0);
  await back.user.click(preview.getByRole('button', { name: 'Forma yaz' }));
  back.answer('UpdateCertificate', new Refusal('certificate-changed-meanwhile', 'conflict'));
  const theirs = { ...HELAL, name: 'Helal kesim', revision: 5 };
  back.answer('ManagedCertificates', { managedCertificates: { items: [theirs], total: 1 } });
  await back.user.click(back.form.getByRole('button', { name: 'Kaydet' }));
  await back.user.click(await back.form.findByRole('button', { name: 'Kayıtlı olanı yükle' }));
  await back.user.type(back.form.getByLabelText(/^Ad/), '!');
  back.answer('UpdateCertificate', { updateCertificate: theirs });
  await back.user.click(back.form.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Sertifika güncellendi');
  expect(updates(back).map(({ isRestore }) => isRestore)).toEqual([true, undefined]);
});
