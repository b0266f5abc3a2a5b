import { expect, type Page, test } from '../support/test.js';

const content = (page: Page) => page.getByRole('main');
const first = (page: Page, address: string) => content(page).locator(`a[href^="${address}"]`).first();

/**
 * The pages on the way to a supplier's page, each opened by a link on the previous one. They lead to places where the sample data has rated
 * suppliers.
 */
const WAYS = [
  { by: 'category', path: '/kategoriler', through: ['/kategori/baharat'] },
  { by: 'city', path: '/sehirler', through: ['/sehir/istanbul'] },
  { by: 'district', path: '/semtler', through: ['/semt/istanbul-kadikoy'] },
  { by: 'product', path: '/urunler', through: [] },
  { by: 'search', path: '/firma?q=baharat', through: [] },
];

for (const { by, path, through } of WAYS) {
  test(`GEN-02 GEN-11 a visitor without an account finds a supplier by ${by} and reads what it offers`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const address of through) {
      await first(page, address).click();
      await expect(page).toHaveURL(address);
    }
    await first(page, '/firma/').click();
    // a product's card leads to the product on that page
    await expect(page).toHaveURL(/\/firma\/[a-z0-9-]+(#urun-[a-z0-9-]+)?$/);
    for (const section of ['Hakkında', 'Ürünler', 'Konumlar', 'Yorumlar']) {
      await expect(content(page).getByRole('heading', { level: 2, name: section })).toBeVisible();
    }
  });
}

test('GEN-02 GEN-11 a visitor without an account reads the blog, and may comment and submit a business', async ({
  page,
}) => {
  await page.goto('/blog');
  await first(page, '/blog/').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(content(page).getByRole('article').first()).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Yorum Gönder' })).toBeEnabled();
  await page.getByRole('banner').getByRole('link', { name: 'Firma Ekle' }).click();
  await expect(page.getByRole('form', { name: 'İşletme başvuru formu' })).toBeVisible();
});
