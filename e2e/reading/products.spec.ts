import { expect, type Page, test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('region', { name: 'Sonuçlar' }).getByRole('article');
// While the next list is loading, there is a second status element.
const count = (page: Page) => page.getByRole('region', { name: 'Sonuçlar' }).getByRole('status').first();
const chips = (page: Page) => page.getByRole('navigation', { name: 'Kategori', exact: true }).getByRole('link');
const chip = (page: Page, name: string) => chips(page).filter({ hasText: new RegExp(`^${name}$`) });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Ürün ara' });

const IN_ORDER = [
  'Tümü',
  'Baharat',
  'Fırın ve Pastane',
  'Süt Ürünleri',
  'Et Ürünleri',
  'Şekerleme',
  'Meyve ve Sebze',
  'Çay ve İçecek',
  'Zeytinyağı ve Yağlar',
  'Tahıl ve Bakliyat',
  'Kuruyemiş',
];

test('PUB-PROD-01 PUB-PROD-04 part of a word finds products by name and description, regardless of case and accents', async ({
  page,
}) => {
  await page.goto('/urunler');
  await expect(count(page)).toHaveText(/^(\S+) üründen \1 tanesi gösteriliyor · sayfa 1\/\d+$/);
  await box(page).fill('YTİNYA');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/urunler?${new URLSearchParams({ search: 'YTİNYA' })}`);
  await expect(count(page)).toHaveText(/^\S+ üründen \S+ tanesi gösteriliyor · "YTİNYA"$/);
  const found = await cards(page).allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text.toLocaleLowerCase('tr')).toContain('ytinya');

  await page.goto('/urunler?search=ytinya');
  await expect(cards(page)).toHaveCount(found.length);
});

test('PUB-PROD-02 PUB-PROD-03 PUB-PROD-07 a category chip combines with the search text, and one button clears both', async ({
  page,
}) => {
  await page.goto('/urunler');
  const names = (await chips(page).allInnerTexts()).map((name) => name.trim());
  expect(names.slice(0, IN_ORDER.length)).toEqual(IN_ORDER);
  const others = names.slice(IN_ORDER.length);
  expect(others).toEqual([...others].sort(new Intl.Collator('tr').compare));

  await chip(page, 'Baharat').click();
  await expect(page).toHaveURL('/urunler?category=baharat');
  await expect(chip(page, 'Baharat')).toHaveAttribute('aria-current', 'true');
  await expect(count(page)).toContainText('· Baharat');
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('link', { name: 'Baharat', exact: true })).toHaveAttribute('href', '/kategori/baharat');
  }

  await box(page).fill('qqqqxxxx');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/urunler?search=qqqqxxxx&category=baharat');
  await expect(page.getByRole('heading', { name: 'Ürün bulunamadı' })).toBeVisible();
  await page.getByRole('link', { name: 'Filtreleri Temizle' }).click();
  await expect(page).toHaveURL('/urunler');
  await expect(box(page)).toHaveValue('');
  await expect(chip(page, 'Tümü')).toHaveAttribute('aria-current', 'true');
});

test('PUB-PROD-09 PUB-PROD-11 GEN-08 a product card shows a price in lira or a note to enquire, and links directly to its supplier', async ({
  page,
  request,
}) => {
  await page.goto('/urunler');
  const texts = await cards(page).allInnerTexts();
  for (const text of texts) expect(text).toMatch(/₺\d{1,3}(\.\d{3})*,\d{2}|Fiyat için iletişime geçin/);

  const businesses = cards(page).first().getByRole('list', { name: 'Sunan işletmeler' }).getByRole('link');
  const href = (await businesses.first().getAttribute('href'))!;
  expect((await request.get(href, { maxRedirects: 0 })).status()).toBe(200);
  const name = (await businesses.first().innerText()).trim();
  await businesses.first().click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
