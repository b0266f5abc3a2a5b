import { type APIRequestContext, expect, type Locator, type Page, test } from './support/test.js';
import { pressUntilClosed } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { locationIn, sharedDirectory } from './support/directory.js';
import { eventually, SEEN_WITHIN_MS } from './support/eventually.js';
import { chooseOption } from './support/select.js';
import { whileBackingServiceHangs } from './support/system.js';
import { openForm } from './support/open-form.js';
import { aWord } from './support/a-word.js';

const directory = sharedDirectory();

const drawer = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function fillNew(page: Page, product: { name: string; business: string; category: string }): Promise<Locator> {
  await openForm(page, 'Yeni Ekle');
  const form = drawer(page);
  await form.getByLabel('Ad', { exact: true }).fill(product.name);
  await form.getByLabel('Açıklama').fill('Taş değirmende öğütülür.');
  await chooseOption(form.getByLabel('İşletme'), product.business);
  await chooseOption(form.getByLabel('Kategori'), product.category);
  return form;
}

/** Waits until the page contains the name, or no longer contains it. */
const onPage = (request: APIRequestContext, path: string, name: string, isThere: boolean) =>
  eventually(
    `${name} is ${isThere ? '' : 'no longer '}on ${path}`,
    async () => {
      const page = await (await request.get(path)).text();
      expect(page.includes(name)).toBe(isThere);
    },
    SEEN_WITHIN_MS,
  );

test('ADM-PROD-03 ADM-PROD-06 ADM-PROD-09 an administrator creates, changes and deletes a product, and visitors see each state', async ({
  page,
  request,
}) => {
  const word = aWord();
  const name = `Şekerli ${word}`;
  const categoryIds = [await directory.categoryId('Baharat')];
  const first = await directory.add({ name: `Değirmen ${word}`, categoryIds, locations: [locationIn('Kars')] });
  const second = await directory.add({ name: `Öbür Değirmen ${word}`, categoryIds, locations: [locationIn('Van')] });
  const [firstPage, secondPage] = [`/firma/${first.slug}`, `/firma/${second.slug}`];
  await eventually('both pages are there', async () => {
    for (const path of [firstPage, secondPage]) expect((await request.get(path)).status()).toBe(200);
  });
  await signInAsAdministrator(page);
  await page.goto('/yonetici/urunler');

  await test.step('is added, and is on the page of its business, in the list of products and on its card', async () => {
    const form = await fillNew(page, { name, business: first.name, category: 'Baharat' });
    await form.getByLabel('Fiyat').fill('1.250,5');
    await form.getByLabel('Birim').fill('25 kg çuval');
    await form.getByLabel('Minimum sipariş').fill('2 çuval');
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Ürün eklendi')).toBeVisible();
    await onPage(request, firstPage, name, true);
    await onPage(request, `/urunler?search=${word}`, first.slug, true);
    await expect(row(page, name)).toContainText('₺1.250,50');
    await expect(row(page, name).getByRole('link', { name: first.name })).toHaveAttribute(
      'href',
      `/yonetici/firmalar?kayit=${first.id}`,
    );
  });

  let productPage = '';
  await test.step('has a page with what the price is for, and the way to a quote for it', async () => {
    await page.goto(`/urunler?search=${word}`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    productPage = new URL(page.url()).pathname;
    await expect(page.getByText('₺1.250,50 / 25 kg çuval')).toBeVisible();
    await expect(page.getByText('2 çuval')).toBeVisible();
    await page.getByRole('link', { name: 'Fiyat isteyin' }).click();
    await expect(page.getByRole('textbox', { name: 'Ürün', exact: true })).toHaveValue(name);
    await page.goto('/yonetici/urunler');
  });

  await test.step('is found by folded words', async () => {
    await page.getByRole('searchbox', { name: 'Ara' }).fill(`SEKERLI ${word}`);
    await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
    await expect(page).toHaveURL(/ara=SEKERLI/);
  });

  await test.step('loses its price and goes to the other business', async () => {
    await openForm(page, `Düzenle: ${name}`);
    const form = drawer(page);
    await form.getByLabel('Fiyat').clear();
    await chooseOption(form.getByLabel('İşletme'), second.name);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Ürün güncellendi')).toBeVisible();
    await expect(row(page, name).getByRole('link', { name: second.name })).toBeVisible();
    await onPage(request, secondPage, name, true);
    await onPage(request, firstPage, name, false);
  });

  await test.step('is deleted with another one', async () => {
    const other = `Tuzlu ${word}`;
    const form = await fillNew(page, { name: other, business: second.name, category: 'Baharat' });
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Ürün eklendi')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Ara' }).fill(word);
    await expect(page.getByText('Toplam 2 kayıt')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
    await page.getByRole('button', { name: 'Seçilenleri Sil (2)' }).click();
    await drawer(page).getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByText('Ürünler silindi')).toBeVisible();
    await expect(page.getByText('Aramanızla eşleşen kayıt bulunamadı')).toBeVisible();
    await onPage(request, secondPage, name, false);
    await onPage(request, secondPage, other, false);
    await eventually('its page says that it is gone', async () => {
      expect((await request.get(productPage)).status()).toBe(410);
    });
  });
});

test('ADM-COMMON-06 saving a product during an outage shows an error, keeps the typed text and stores one product on retry', async ({
  page,
}) => {
  const word = aWord();
  const business = await directory.add({ name: `Sabırlı ${word}`, locations: [locationIn('Kars')] });
  await directory.categoryId('Baharat');
  await signInAsAdministrator(page);
  await page.goto('/yonetici/urunler');
  const form = await fillNew(page, { name: `Bekleyen ${word}`, business: business.name, category: 'Baharat' });
  await whileBackingServiceHangs('nats', async () => {
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText(/^Ürün eklenemedi: /)).toBeVisible();
    await expect(form.getByLabel('Ad', { exact: true })).toHaveValue(`Bekleyen ${word}`);
  });
  await pressUntilClosed(form, 'Kaydet');
  await page.getByRole('searchbox', { name: 'Ara' }).fill(word);
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
});

test('ADM-DASH-01 ADM-DASH-03 ADM-DASH-04 ADM-DASH-05 the dashboard shows the number of businesses and the newest ones, and links to the list', async ({
  page,
  request,
}) => {
  const counter = page.locator('.counter dd').first();
  const businesses = async () => Number(((await counter.textContent()) ?? '').replaceAll('.', ''));
  await signInAsAdministrator(page);
  await page.goto('/yonetici/panel');
  await expect(counter).toHaveText(/\d/);
  const before = await businesses();

  const name = `Panelde ${aWord()}`;
  const added = await directory.add({ name, status: 'pending', locations: [locationIn('Ardahan')] });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await expect(page.getByRole('row').nth(1)).toContainText('Ardahan, Türkiye');
  expect(await businesses()).toBe(before + 1);

  await directory.remove(added.id);
  await page.reload();
  await expect(counter).toHaveText(/\d/);
  expect(await businesses()).toBe(before);
  await expect(row(page, name)).toHaveCount(0);

  await page.getByRole('link', { name: 'Tümünü Gör' }).click();
  await expect(page).toHaveURL('/yonetici/firmalar');
  const former = await request.get('/admin/businesses', { maxRedirects: 0 });
  expect([former.status(), former.headers()['location']]).toEqual([301, '/yonetici/firmalar']);
  expect((await request.get('/admin/categories')).status()).toBe(404);
});
