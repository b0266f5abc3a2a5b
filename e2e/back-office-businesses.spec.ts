import { type APIRequestContext, expect, type Locator, type Page, test } from './support/test.js';
import { keepUndoToastOpen, reloadUntil, pressUntilClosed, SHOWN } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { locationIn, sharedDirectory } from './support/directory.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';
import { chooseOption } from './support/select.js';
import { whileBackingServiceHangs } from './support/system.js';
import { openForm } from './support/open-form.js';
import { aWord } from './support/a-word.js';

const SCREEN = '/yonetici/firmalar';

const directory = sharedDirectory();
test.beforeAll(async () => {
  await directory.categoryId('Baharat');
});

const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const save = (form: Locator) => form.getByRole('button', { name: 'Kaydet' }).click();
const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Ara' }).fill(text);

async function choose(field: Locator, name: string): Promise<void> {
  await chooseOption(field, name);
  await field.blur(); // otherwise the open list would cover the next field
}

/** Fills in the required fields of a new business. */
async function fillNew(page: Page, name: string): Promise<Locator> {
  await openForm(page, 'Yeni Ekle');
  const form = drawer(page);
  await form.getByLabel('İşletme adı').fill(name);
  await form.getByLabel('Açıklama', { exact: true }).fill('Taş değirmende öğütülür.');
  await choose(form.getByRole('combobox', { name: 'Kategoriler' }), 'Baharat');
  return form;
}

const statusOf = (request: APIRequestContext, path: string, status: number) =>
  eventually(
    `${path} answers ${status}`,
    async () => expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status),
    SEEN_WITHIN_MS,
  );

/** Waits until the public page contains all of these texts. */
const onPage = (request: APIRequestContext, path: string, ...texts: string[]) =>
  eventually(
    `${path} says ${texts.join(', ')}`,
    async () => {
      const page = await (await request.get(path)).text();
      for (const text of texts) expect(page).toContain(text);
    },
    SEEN_WITHIN_MS,
  );

test('ADM-BIZ-09 ADM-BIZ-16 ADM-BIZ-24 ADM-BIZ-26 an administrator creates, changes and deletes a business, and visitors see each state', async ({
  page,
  request,
}) => {
  const word = aWord();
  const name = `Şekerci ${word}`;
  const path = `/firma/sekerci-${word}`;
  await signInAsAdministrator(page);
  await page.goto(SCREEN);

  await test.step('is added with a location, hours and a product, and is on its page', async () => {
    const form = await fillNew(page, name);
    await form.getByLabel('Telefon').first().fill('0212 555 44 33');
    await choose(form.getByRole('combobox', { name: 'Hizmetler' }), 'İhracat');
    await form.getByRole('button', { name: 'Konum ekle' }).click();
    await form.getByLabel('Açık adres').fill('Liman Caddesi 7');
    await choose(form.getByRole('combobox', { name: 'Pazartesi' }), 'Açık');
    await form.getByRole('button', { name: 'Ürün ekle' }).click();
    await form.getByLabel('Ürün adı').fill(`Akide ${word}`);
    await form.getByLabel('Ürün açıklaması').fill('Limonlu.');
    await choose(form.getByRole('combobox', { name: 'Ürün kategorisi' }), 'Baharat');
    await form.getByLabel('Fiyat').fill('149,9');
    await save(form);
    await expect(page.getByText('İşletme eklendi')).toBeVisible();
    await onPage(request, path, name, 'Liman Caddesi 7', `Akide ${word}`, '09:00', 'href="/firma?hizmet=ihracat"');
  });

  await test.step('is among those that have its service, which are counted and can be narrowed to', async () => {
    const list = await page.context().newPage();
    const narrowed = `/firma?q=${word}&hizmet=ihracat`;
    await onPage(request, narrowed, name);
    await list.goto(`/firma?q=${word}`);
    await list.getByRole('complementary', { name: 'Filtreler' }).getByText('Hizmet, sertifika, puan').click();
    await list.getByRole('checkbox', { name: 'İhracat 1', exact: true }).check();
    await expect(list).toHaveURL(narrowed);
    await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
    await list.getByRole('link', { name: 'İhracat filtresini kaldır' }).click();
    await expect(list).toHaveURL(`/firma?q=${word}`);
    await list.goto(`/firma?q=${word}&hizmet=ihracat&hizmet=fason-uretim`);
    await expect(list.getByRole('heading', { name: 'Sonuç bulunamadı' })).toBeVisible();
    await list.close();
  });

  await test.step('ADM-BIZ-01 ADM-COMMON-11 is found by folded words', async () => {
    await find(page, `SEKERCI ${word}`);
    await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
    await expect(row(page, name)).toContainText('İstanbul, Türkiye');
    await expect(row(page, name)).toContainText('Aktif');
  });

  await test.step('ADM-BIZ-17 is edited: what is cleared is gone, the old address leads to the new one', async () => {
    await openForm(page, `Düzenle: ${name}`);
    const form = drawer(page);
    await form.getByLabel('Telefon').first().clear();
    await form.getByLabel('Adres', { exact: false }).first().fill(`sekerci-yeni-${word}`);
    await save(form);
    await expect(page.getByText('İşletme güncellendi')).toBeVisible();
    await statusOf(request, `/firma/sekerci-yeni-${word}`, 200);
    await statusOf(request, path, 301);
    expect(await (await request.get(`/firma/sekerci-yeni-${word}`)).text()).not.toContain('0212 555 44 33');
  });

  await test.step('ADM-BIZ-22 ADM-BIZ-23 is deleted, and comes back when that is undone', async () => {
    await page.getByRole('button', { name: `Sil: ${name}` }).click();
    await expect(drawer(page).getByText('1 ürün de silinir.')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('İşletme silindi')).toBeVisible();
    await keepUndoToastOpen(page);
    await statusOf(request, `/firma/sekerci-yeni-${word}`, 410);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByText('Kayıt geri getirildi')).toBeVisible();
    await onPage(request, `/firma/sekerci-yeni-${word}`, name, `Akide ${word}`);
    await page.getByRole('button', { name: `Sil: ${name}` }).click();
    await drawer(page).getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
  });
});

test('ADM-BIZ-02 ADM-BIZ-07 ADM-COMMON-08 TXT-18 several businesses are changed and deleted in bulk, and the result names each that failed', async ({
  page,
  request,
}) => {
  const word = aWord();
  const active = await directory.add({ name: `Etkin ${word}`, locations: [locationIn('Kars')] });
  const pending = await directory.add({ name: `Sırada ${word}`, status: 'pending', locations: [locationIn('Van')] });
  await signInAsAdministrator(page);
  await page.goto(`${SCREEN}?ara=${word}`);
  await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
  await page.getByRole('button', { name: /Toplu düzenle$/ }).click();
  await choose(drawer(page).getByRole('combobox', { name: 'Değişiklik' }), 'Durumu “Pasif” olarak değiştir');
  await expect(drawer(page).getByRole('row', { name: active.name })).toContainText('Aktif');
  await drawer(page).getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByText(/1 işletme güncellendi, 1 işletme değiştirilemedi/)).toBeVisible();
  await expect(page.getByText(`${pending.name}: Bu işletme bu duruma getirilemez`)).toBeVisible();
  await expect(row(page, active.name)).toContainText('Pasif');
  await statusOf(request, `/firma/${active.slug}`, 404);

  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
  await page.getByRole('button', { name: 'Seçilenleri Sil (2)' }).click();
  await drawer(page).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('2 işletme silindi')).toBeVisible();
  await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
});

test('K20 a bulk category change is previewed, applied and undone; the undo keeps later edits', async ({
  page,
  request,
}) => {
  const word = aWord();
  const spices = await directory.categoryId('Baharat');
  const inSpices = { categoryIds: [spices], locations: [locationIn('Kars')] };
  const had = await directory.add({ name: `Eski ${word}`, ...inSpices });
  const edited = await directory.add({ name: `Elde ${word}`, locations: [locationIn('Van')] });
  const plain = await directory.add({ name: `Yeni ${word}`, locations: [locationIn('Van')] });
  await signInAsAdministrator(page);
  await page.goto(`${SCREEN}?ara=${word}`);
  await expect(page.getByText('Toplam 3 kayıt')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();

  await test.step('the preview says what would change, and closing it changes nothing', async () => {
    await page.getByRole('button', { name: /Toplu düzenle$/ }).click();
    await choose(drawer(page).getByRole('combobox', { name: 'Değişiklik' }), 'Kategoriye ekle');
    await choose(drawer(page).getByRole('combobox', { name: 'Kategori' }), 'Baharat');
    await expect(drawer(page).getByRole('row', { name: plain.name })).toContainText('Baharat');
    await expect(drawer(page).getByText(had.name)).toBeHidden();
    await drawer(page).getByRole('button', { name: 'Vazgeç' }).click();
    await expect(row(page, plain.name)).not.toContainText('Baharat');
  });

  await test.step('it is applied, and seen on the site', async () => {
    await page.getByRole('button', { name: /Toplu düzenle$/ }).click();
    await choose(drawer(page).getByRole('combobox', { name: 'Değişiklik' }), 'Kategoriye ekle');
    await choose(drawer(page).getByRole('combobox', { name: 'Kategori' }), 'Baharat');
    await drawer(page).getByRole('button', { name: 'Uygula' }).click();
    await expect(page.getByText(/2 işletme güncellendi, 1 işletme zaten öyleydi/)).toBeVisible();
    await expect(row(page, plain.name)).toContainText('Baharat');
    await onPage(request, `/firma/${plain.slug}`, 'Baharat');
  });

  await test.step('it is undone later, from the list of bulk edits', async () => {
    await directory.change({ ...edited, revision: 2 }, { categoryIds: [await directory.categoryId('Çay')] });
    await page.reload();
    await page.getByRole('button', { name: 'Toplu düzenlemeler' }).click();
    await drawer(page).getByRole('button', { name: 'Geri al: Kategoriye ekle: Baharat' }).first().click();
    await expect(page.getByText(/2 işletmedeki değişiklik geri alındı/)).toBeVisible();
    await expect(row(page, plain.name)).not.toContainText('Baharat');
    await expect(row(page, edited.name)).toContainText('Çay');
    await expect(row(page, had.name)).toContainText('Baharat');
  });

  await test.step('the log has one entry for each, and the business has both in its history', async () => {
    const undone = page.getByRole('row').filter({ hasText: 'Toplu düzenlemeyi geri aldı' }).first();
    await reloadUntil(page, '/yonetici/gunluk?tur=bulk-edit', () => expect(undone).toContainText('2 işletme', SHOWN));
    const both = page.getByRole('row').filter({ hasText: plain.name });
    await reloadUntil(page, `/yonetici/gunluk?kaydin=${plain.id}`, () => expect(both).toHaveCount(2, SHOWN));
  });
});

test('a form keeps the typed text and merges what another editor saved meanwhile', async ({ page }) => {
  const word = aWord();
  const categoryIds = [await directory.categoryId('Baharat')];
  const business = await directory.add({
    name: `Yarışan ${word}`,
    description: 'Hızlı.',
    categoryIds,
    locations: [locationIn('Kars')],
  });
  await signInAsAdministrator(page);
  await page.goto(`${SCREEN}?ara=${word}`);
  await openForm(page, `Düzenle: ${business.name}`);
  const form = drawer(page);
  await form.getByLabel('Açıklama', { exact: true }).fill('Benim yazdığım.');
  await directory.change(business, { phone: '0212 777 66 55' });
  await save(form);
  await expect(form.getByText('Bu kayıt siz düzenlerken değiştirildi.')).toBeVisible();
  await expect(form.getByLabel('Telefon', { exact: true }).first()).toHaveValue(/777 66 55/);
  await expect(form.getByLabel('Açıklama', { exact: true })).toHaveValue('Benim yazdığım.');
  await form.getByRole('button', { name: 'Birleştirip kaydet' }).click();
  await expect(page.getByText('İşletme güncellendi')).toBeVisible();
});

test('ADM-COMMON-06 saving a business during an outage shows an error, keeps the typed text and stores one business on retry', async ({
  page,
}) => {
  const word = aWord();
  await signInAsAdministrator(page);
  await page.goto(SCREEN);
  const form = await fillNew(page, `Sabırlı ${word}`);
  await whileBackingServiceHangs('nats', async () => {
    await save(form);
    await expect(page.getByText(/^İşletme eklenemedi: /)).toBeVisible();
    await expect(form.getByLabel('İşletme adı')).toHaveValue(`Sabırlı ${word}`);
  });
  await pressUntilClosed(form, 'Kaydet');
  await find(page, word);
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
  await page.getByRole('button', { name: `Sil: Sabırlı ${word}` }).click();
  await drawer(page).getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('İşletme silindi')).toBeVisible();
});
