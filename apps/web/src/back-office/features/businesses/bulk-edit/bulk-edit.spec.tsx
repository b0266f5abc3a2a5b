import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ManagedBulkEditQuery } from '../../../../lib/graphql/types.js';
import { Refusal, renderBackOffice } from '../../../testing/render-back-office.js';
import { sent } from '../../../testing/screen-parts.js';

type BulkEdit = ManagedBulkEditQuery['managedBulkEdit'];

const PATH = '/yonetici/isletmeler';
const row = (id: string, name: string) => ({
  ...{ id, slug: id, name, logo: null, status: 'active', verified: false, featured: false, established: null },
  ...{ categories: [], locations: [], locationCount: 0, certificates: [], serviceNames: [] },
  ...{ averageRating: null, reviewCount: 0, updatedAt: '2026-11-20T10:00:00.000Z' },
});
const listOf = (total: number, totalIsLowerBound = false) => ({
  managedBusinesses: { items: [row('a', 'Ay Gıda'), row('b', 'Güneş Gıda')], total, totalIsLowerBound },
});
const OPTIONS = {
  managedBusinessOptions: {
    ...{ cities: [], districts: [], certificates: [] },
    categories: [
      { id: 'k1', name: 'Baharat' },
      { id: 'k2', name: 'Çay' },
    ],
    serviceAttributes: [{ id: 'h1', name: 'İhracat' }],
  },
};
const VALUES = { status: 'active', verified: false, featured: false, categoryIds: ['k2'], serviceAttributeIds: [] };
const NO_CHANGES = {
  ...{ status: null, verified: null, featured: null, addCategoryId: null, removeCategoryId: null },
  ...{ addServiceAttributeId: null, removeServiceAttributeId: null },
};
const anEdit = (over: Partial<BulkEdit> = {}): BulkEdit => ({
  ...{ id: 'e1', state: 'previewed', at: '2026-11-24T09:00:00.000Z', by: null, recordName: null },
  changes: { ...NO_CHANGES, status: 'inactive' },
  ...{ total: 515, toChange: 480, changed: 0, same: 30, refused: 5, restored: 0, kept: 0, undoableUntil: null },
  reasons: [{ code: 'status-change-not-allowed', count: 5 }],
  named: [{ id: 'x', name: 'Sıradaki Gıda', code: 'status-change-not-allowed' }],
  examples: [{ id: 'a', name: 'Ay Gıda', before: VALUES, after: { ...VALUES, status: 'inactive' } }],
  ...over,
});
const APPLIED = anEdit({
  ...{ state: 'applied', changed: 478, refused: 7, examples: [], by: 'Ayşe Yılmaz' },
  undoableUntil: '2026-12-24T09:00:00.000Z',
  reasons: [
    { code: 'status-change-not-allowed', count: 5 },
    { code: 'business-changed-meanwhile', count: 2 },
  ],
});
const UNDONE = anEdit({
  ...{ state: 'undone', changed: 478, restored: 477, kept: 1, examples: [] },
  reasons: [{ code: 'business-changed-meanwhile', count: 1 }],
  named: [{ id: 'a', name: 'Ay Gıda', code: 'business-changed-meanwhile' }],
});

const render = (answers: object = {}, total = 2, path = PATH) =>
  renderBackOffice(path, {
    answers: {
      ManagedBusinesses: listOf(total),
      ManagedBusinessOptions: OPTIONS,
      PreviewBulkEdit: { previewBulkEdit: anEdit() },
      ApplyBulkEdit: { applyBulkEdit: anEdit({ state: 'applying' }) },
      ManagedBulkEdit: { managedBulkEdit: APPLIED },
      DiscardBulkEdit: { discardBulkEdit: true },
      UndoBulkEdit: { undoBulkEdit: anEdit({ state: 'undoing' }) },
      ...answers,
    },
  });
type View = ReturnType<typeof render>;
type Dialog = Awaited<ReturnType<typeof openDrawer>>;
const selectPage = async ({ user }: View) =>
  user.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }));
async function openDrawer(view: View) {
  await view.user.click(screen.getByRole('button', { name: /Toplu düzenle$/ }));
  return within(await screen.findByRole('dialog'));
}
async function choose({ user }: View, dialog: Dialog, field: string, option: string) {
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(option));
}

it('K20 ADM-COMMON-08 previews a bulk edit, and changes nothing when it is cancelled', async () => {
  const view = render();
  await selectPage(view);
  const dialog = await openDrawer(view);
  expect(dialog.getByText('Seçilen 2 işletme')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Uygula' })).toBeDisabled();
  await choose(view, dialog, 'Değişiklik', 'Durumu “Pasif” olarak değiştir');
  const preview = within(await dialog.findByRole('region', { name: 'Önizleme' }));
  for (const [what, count] of [
    ['Değişecek', '480'],
    ['Zaten öyle', '30'],
    ['Değiştirilemez', '5'],
  ] as const)
    expect(preview.getByText(what).nextSibling).toHaveTextContent(count);
  expect(preview.getByText('Sıradaki Gıda: Bu işletme bu duruma getirilemez')).toBeVisible();
  expect(preview.getByText('ve 4 işletme daha')).toBeVisible();
  expect(preview.getByRole('row', { name: 'Ay Gıda Aktif Pasif' })).toBeVisible();
  expect(sent(view, 'PreviewBulkEdit')).toEqual([{ ids: ['a', 'b'], search: '', changes: { status: 'inactive' } }]);
  await view.user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  expect(sent(view, 'ApplyBulkEdit')).toEqual([]);
});

it('has a preview deleted when another one replaces it and when the form is closed', async () => {
  const view = render();
  await selectPage(view);
  const dialog = await openDrawer(view);
  await choose(view, dialog, 'Değişiklik', 'Durumu “Pasif” olarak değiştir');
  await dialog.findByRole('region', { name: 'Önizleme' });
  view.answer('PreviewBulkEdit', { previewBulkEdit: anEdit({ id: 'e2' }) });
  await choose(view, dialog, 'Değişiklik', 'Durumu “Aktif” olarak değiştir');
  await waitFor(() => expect(sent(view, 'DiscardBulkEdit')).toEqual([{ id: 'e1' }]));
  await dialog.findByRole('region', { name: 'Önizleme' });
  await view.user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(sent(view, 'DiscardBulkEdit')).toEqual([{ id: 'e1' }, { id: 'e2' }]));
});

it('K20 applies the previewed change, reports the outcome with names and reasons, and reloads the list', async () => {
  const view = render({ ManagedBulkEdit: { managedBulkEdit: anEdit({ state: 'applying', changed: 240 }) } });
  await selectPage(view);
  const dialog = await openDrawer(view);
  await choose(view, dialog, 'Değişiklik', 'Durumu “Pasif” olarak değiştir');
  await dialog.findByRole('region', { name: 'Önizleme' });
  await view.user.click(dialog.getByRole('button', { name: 'Uygula' }));
  expect(await screen.findByText(/Uygulanıyor: 240 \/ 480 işletme/)).toBeVisible();
  expect(screen.queryByText('2 kayıt seçildi')).toBeNull();
  expect(sent(view, 'ApplyBulkEdit')).toEqual([{ id: 'e1' }]);
  expect(sent(view, 'DiscardBulkEdit')).toEqual([]);
  const reads = sent(view, 'ManagedBusinesses').length;
  view.answer('ManagedBulkEdit', { managedBulkEdit: APPLIED });
  expect(
    await screen.findByText(
      'Durumu “Pasif” olarak değiştir · 478 işletme güncellendi, 30 işletme zaten öyleydi, 7 işletme değiştirilemedi',
    ),
  ).toBeVisible();
  expect(screen.getByText('2 işletme: Bu arada başkası değiştirdi')).toBeVisible();
  expect(screen.getByText('24 Ara 2026 tarihine kadar geri alınabilir.')).toBeVisible();
  await waitFor(() => expect(sent(view, 'ManagedBusinesses').length).toBeGreaterThan(reads));
});

it('K20 undoes it, and names the businesses that are kept because they were changed meanwhile', async () => {
  const view = render({ ManagedBulkEdits: new Refusal('service-unavailable', 'unavailable') });
  await screen.findByText('Ay Gıda');
  await view.user.click(screen.getByRole('button', { name: /Toplu düzenlemeler$/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const retry = await drawer.findByRole('button', { name: 'Tekrar Dene' });
  view.answer('ManagedBulkEdits', {
    managedBulkEdits: { items: [{ ...APPLIED, changes: { ...NO_CHANGES, verified: true } }], total: 1 },
  });
  await view.user.click(retry);
  expect(await drawer.findByText(/478 işletme güncellendi/)).toBeVisible();
  view.answer('ManagedBulkEdit', { managedBulkEdit: UNDONE });
  await view.user.click(drawer.getByRole('button', { name: 'Geri al: Doğrula' }));
  expect(await screen.findByText(/477 işletmedeki değişiklik geri alındı, 1 işletme olduğu gibi kaldı/)).toBeVisible();
  expect(screen.getByText('Ay Gıda: Bu arada başkası değiştirdi')).toBeVisible();
  expect(sent(view, 'UndoBulkEdit')).toEqual([{ id: 'e1' }]);
});

it('K20 says why it could not be undone', async () => {
  const view = render({
    ManagedBulkEdits: { managedBulkEdits: { items: [APPLIED], total: 1 } },
    UndoBulkEdit: new Refusal('bulk-edit-expired', 'conflict'),
  });
  await screen.findByText('Ay Gıda');
  await view.user.click(screen.getByRole('button', { name: /Toplu düzenlemeler$/ }));
  await view.user.click(await screen.findByRole('button', { name: /^Geri al: / }));
  expect(await screen.findByText('Değişiklik geri alınamadı: Süresi doldu')).toBeVisible();
});

it('K20 applies to all that match the search and the filters, without a request that lists them', async () => {
  const view = render({ ManagedBusinesses: listOf(5_000, true) }, 5_000, `${PATH}?ara=gıda&durum=active`);
  await selectPage(view);
  await view.user.click(screen.getByRole('button', { name: 'Eşleşen 5.000+ kaydın tümünü seç' }));
  expect(screen.getByText('Eşleşen 5.000+ kaydın tümü seçildi')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Seçilenleri Sil/ })).toBeNull();
  expect(sent(view, 'ManagedBusinesses')).toHaveLength(1);
  const dialog = await openDrawer(view);
  expect(dialog.getByText('Eşleşen 5.000+ işletmenin tümü')).toBeVisible();
  await choose(view, dialog, 'Değişiklik', 'Kategoriye ekle');
  expect(sent(view, 'PreviewBulkEdit')).toEqual([]);
  await choose(view, dialog, 'Kategori', 'Baharat');
  await dialog.findByRole('region', { name: 'Önizleme' });
  expect(sent(view, 'PreviewBulkEdit')).toMatchObject([
    { search: 'gıda', filter: { status: 'active' }, changes: { addCategoryId: 'k1' } },
  ]);
  expect(sent(view, 'PreviewBulkEdit')[0]).not.toHaveProperty('ids');
});

it('K20 ends the selection of all matches when a row is unselected', async () => {
  const view = render({}, 501);
  await selectPage(view);
  await view.user.click(screen.getByRole('button', { name: 'Eşleşen 501 kaydın tümünü seç' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Ay Gıda: seç' }));
  expect(screen.getByText('1 kayıt seçildi')).toBeVisible();
});

it('shows categories and services by name, before and after', async () => {
  const example = { id: 'a', name: 'Ay Gıda', before: VALUES, after: { ...VALUES, categoryIds: ['k2', 'k1'] } };
  const changes = { ...NO_CHANGES, addCategoryId: 'k1' };
  const view = render({ PreviewBulkEdit: { previewBulkEdit: anEdit({ changes, examples: [example] }) } });
  await selectPage(view);
  const dialog = await openDrawer(view);
  await choose(view, dialog, 'Değişiklik', 'Kategoriye ekle');
  await choose(view, dialog, 'Kategori', 'Baharat');
  expect(await dialog.findByRole('row', { name: 'Ay Gıda Çay Çay, Baharat' })).toBeVisible();
});

it('K20 hides the names of many unchanged businesses behind a button, under the count of each reason', async () => {
  const named = Array.from({ length: 11 }, (_, at) => ({ id: `${at}`, name: `Firma ${at}`, code: 'last-category' }));
  const reasons = [{ code: 'last-category', count: 11 }];
  const view = render({ PreviewBulkEdit: { previewBulkEdit: anEdit({ named, reasons, refused: 11 }) } });
  await selectPage(view);
  const dialog = await openDrawer(view);
  await choose(view, dialog, 'Değişiklik', 'Doğrula');
  expect(await dialog.findByText('11 işletme: Tek kategorisi bu; önce başka bir kategoriye ekleyin')).toBeVisible();
  expect(dialog.getByText(/^Firma 10: /)).not.toBeVisible();
  await view.user.click(dialog.getByText('Hangileri olduğunu göster'));
  expect(dialog.getByText(/^Firma 10: /)).toBeVisible();
});

it('says why there is no preview, and offers nothing where nothing would change', async () => {
  const view = render({ PreviewBulkEdit: new Refusal('too-many-businesses', 'unprocessable') });
  await selectPage(view);
  const dialog = await openDrawer(view);
  await choose(view, dialog, 'Değişiklik', 'Doğrula');
  expect(await dialog.findByText('Bir kerede en çok 100.000 işletme değiştirilebilir')).toBeVisible();
  view.answer('PreviewBulkEdit', { previewBulkEdit: anEdit({ toChange: 0, examples: [] }) });
  await choose(view, dialog, 'Değişiklik', 'Öne çıkar');
  expect(await dialog.findByText('Değişecek işletme yok')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Uygula' })).toBeDisabled();
});
