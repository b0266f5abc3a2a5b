import { expect, type Page, test } from '../support/test.js';
import { signInAsAdministrator } from '../support/administrators.js';
import { axeViolations } from '../support/axe.js';
import { openForm } from '../support/open-form.js';
import { overhangOf } from '../support/overhang.js';

test.use({ bypassCSP: true });

/** Every screen by its address, with the heading that shows that it has loaded. */
const SCREENS: Readonly<Record<string, string>> = {
  '/yonetici/panel': 'Panel',
  '/yonetici/firmalar': 'İşletmeler',
  '/yonetici/isletmeler': 'İşletmeler',
  '/yonetici/kategoriler': 'Kategoriler',
  '/yonetici/urunler': 'Ürünler',
  '/yonetici/konumlar': 'Konumlar',
  '/yonetici/yorumlar': 'Yorumlar',
  '/yonetici/sertifikalar': 'Sertifikalar',
  '/yonetici/hizmetler': 'Hizmetler',
  '/yonetici/es-anlamlilar': 'Eş Anlamlılar',
  '/yonetici/etkisiz-kelimeler': 'Etkisiz Kelimeler',
  '/yonetici/mukerrer-kayitlar': 'Mükerrer Kayıtlar',
  '/yonetici/aramalar': 'Aramalar',
  '/yonetici/basvurular': 'Başvurular',
  '/yonetici/sahiplik-talepleri': 'Sahiplik Talepleri',
  '/yonetici/fotograflar': 'Fotoğraflar',
  '/yonetici/fiyat-talepleri': 'Fiyat Talepleri',
  '/yonetici/duzeltme-onerileri': 'Düzeltme Önerileri',
  '/yonetici/blog': 'Blog Yönetimi',
  '/yonetici/blog/yeni': 'Yeni Blog Yazısı',
  '/yonetici/blog/kategoriler': 'Blog Kategorileri',
  '/yonetici/blog/yorumlar': 'Blog Yorumları',
  '/yonetici/seo': 'SEO İçeriği',
  '/yonetici/veri-aktar': 'Veri İçe Aktar',
  '/yonetici/csv-aktar': 'CSV İçe Aktar',
  '/yonetici/aktarimlar': 'Aktarımlar',
  '/yonetici/zamanlanmis-aktarimlar': 'Zamanlanmış Aktarımlar',
  '/yonetici/kuyruk': 'Kuyruk',
  '/yonetici/tur-eslemeleri': 'Tür Eşlemeleri',
  '/yonetici/hesabim': 'Hesabım',
  '/yonetici/hesaplar': 'Hesaplar',
  '/yonetici/gunluk': 'Günlük',
};
const FORMS: readonly string[] = [
  'firmalar',
  'kategoriler',
  'urunler',
  'konumlar',
  'sertifikalar',
  'hizmetler',
  'es-anlamlilar',
  'zamanlanmis-aktarimlar',
  'etkisiz-kelimeler',
  'seo',
  'tur-eslemeleri',
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hasCome(page, path);
}

/** Navigates like a link, without reloading the app. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await hasCome(page, path);
}

async function hasCome(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: SCREENS[path]!, exact: true })).toBeVisible();
  await expect(page.locator('.skeleton-row, .ant-spin-spinning, .ant-skeleton-active')).toHaveCount(0);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const movesAside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.managed-table .ant-table-container')].some(
      (table) => table.scrollWidth > table.clientWidth,
    ),
  );

for (const size of ['1280 pixels', '768 pixels @full', '375 pixels @full']) {
  test(`ADM-LAY-01 ADM-LAY-02 ADM-LAY-03 ADM-LAY-04 ADM-LAY-05 every screen opens without accessibility, console or overflow errors at ${size}`, async ({
    page,
  }) => {
    const width = parseInt(size);
    await resize(page, width);
    await signInAsAdministrator(page);
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    await open(page, '/yonetici/panel');
    for (const path of Object.keys(SCREENS)) {
      await follow(page, path);
      faults.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
      for (const each of [768, 375, width]) {
        await resize(page, each);
        await expect.poll(() => overhangOf(page), { message: `${path} hangs over at ${each} pixels` }).toBe(0);
        // The last columns would lie under the actions.
        await expect.poll(() => movesAside(page), { message: `${path} hides columns at ${each} pixels` }).toBe(false);
      }
    }
    expect(faults).toEqual([]);
  });
}

test('every form opens without accessibility errors and asks before it discards typed text', async ({ page }) => {
  await signInAsAdministrator(page);
  const faults: string[] = [];
  for (const name of FORMS) {
    const path = `/yonetici/${name}`;
    await open(page, path);
    await openForm(page, 'Yeni Ekle');
    const form = page.getByRole('dialog').first();
    await expect(form.getByRole('button', { name: 'Kaydet' })).toBeVisible();
    faults.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
    const text = form.getByRole('textbox').first();
    await text.fill('Yarım kalan');
    await form.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByRole('button', { name: 'Kaydetmeden kapat' })).toBeVisible();
    await page.getByRole('button', { name: 'Düzenlemeye dön' }).click();
    // The rich-text editor is not a form field with a value.
    await expect.poll(() => text.evaluate((one: HTMLInputElement) => one.value ?? one.textContent)).toBe('Yarım kalan');
  }
  expect(faults).toEqual([]);
});

test('an administrator searches a list, selects a row, opens the deletion and cancels it by keyboard alone', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  await open(page, '/yonetici/sertifikalar');
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const tabTo = async (label: RegExp) => {
    await expect(async () => {
      await press('Tab');
      expect(await focused()).toMatch(label);
    }).toPass({ intervals: [0] });
  };
  await tabTo(/^Ara$/);
  await page.keyboard.type('haccp');
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
  await tabTo(/: seç$/);
  await press('Space');
  await expect(page.getByText('1 kayıt seçildi')).toBeVisible();
  await tabTo(/^Sil: /);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Silinsin mi?' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog', { name: 'Silinsin mi?' })).toBeHidden();
  await expect(page.getByText('Toplam 1 kayıt')).toBeVisible();
});
