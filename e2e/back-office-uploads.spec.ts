import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from './support/test.js';
import sharp from 'sharp';
import { signInAsAdministrator } from './support/administrators.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { eventually } from './support/eventually.js';

const MB = 1024 * 1024;

const directory = sharedDirectory();

/** A business with all required fields of its form. */
const aBusiness = async (called: string) =>
  directory.add({
    name: `${called} ${randomUUID()}`,
    description: 'Taş değirmende öğütülür.',
    categoryIds: [await directory.categoryId('Baharat')],
    locations: [locationIn('Kars')],
  });
const aPicture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const aLogo = async () => {
  const background = { r: Math.floor(Math.random() * 256), g: 90, b: 40 };
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return aPicture('logo.jpg', 'image/jpeg', await drawn.jpeg().toBuffer());
};

const logoOf = (form: Locator) => form.getByRole('textbox', { name: /^Logo/ });

async function openForm(page: Page, { name }: SavedBusiness): Promise<Locator> {
  await signInAsAdministrator(page);
  await page.goto(`/yonetici/firmalar?${new URLSearchParams({ ara: name }).toString()}`);
  await page.getByRole('button', { name: `Düzenle: ${name}` }).click();
  const form = page.getByRole('dialog');
  await expect(logoOf(form)).toBeVisible();
  return form;
}

/** The file input of a picture field. */
const filesOf = (form: Locator, what: string) =>
  form.getByRole('button', { name: new RegExp(`${what}: dosya yükle`) }).locator('input[type=file]');

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

test('GEN-20 a logo is uploaded in the form of a business, and visitors see it in the size that fits', async ({
  page,
  request,
}) => {
  const business = await aBusiness('Logolu');
  const form = await openForm(page, business);
  const address = logoOf(form);

  await test.step('shows it as visitors will', async () => {
    await filesOf(form, 'Logo').setInputFiles(await aLogo());
    await expect(address).toHaveValue(/^https:\/\/.+\/yukleme\/[\da-f]{64}\.webp$/);
    await isDrawn(form.getByRole('img', { name: 'Logo önizlemesi' }));
  });

  await test.step('refuses what is no picture, whatever it calls itself, and keeps the one that is there', async () => {
    const uploaded = await address.inputValue();
    await filesOf(form, 'Logo').setInputFiles(aPicture('logo.png', 'image/png', Buffer.from('<script>1</script>')));
    await expect(form.getByText('Bu dosya bir görsel değil ya da bozuk.')).toBeVisible();
    await filesOf(form, 'Logo').setInputFiles(aPicture('logo.png', 'image/png', Buffer.alloc(5 * MB + 1)));
    await expect(form.getByText('Dosya en fazla 5 MB olabilir.')).toBeVisible();
    await expect(address).toHaveValue(uploaded);
  });

  await test.step('is on the public page', async () => {
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('İşletme güncellendi')).toBeVisible();
    const logo = page.locator('article .medallion img').first();
    await eventually('the page shows the logo', async () => {
      await page.goto(`/firma/${business.slug}`);
      await expect(logo).toHaveAttribute('src', /^\/gorsel\/.+\?w=320$/, { timeout: 500 });
    });
    await isDrawn(logo);
    const shown = await request.get((await logo.getAttribute('src'))!);
    expect(await sharp(await shown.body()).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });
});

test('GEN-20 an upload whose request is lost shows an error and keeps the other typed fields', async ({ page }) => {
  const business = await aBusiness('Sabırlı');
  const form = await openForm(page, business);
  await form.getByLabel('Telefon').first().fill('0212 555 44 33');
  await page.route('/yonetici/yukle', (route) => route.abort());
  await filesOf(form, 'Logo').setInputFiles(await aLogo());
  await expect(form.getByText(/^Dosya yüklenemedi: Hizmete şu anda ulaşılamıyor/)).toBeVisible();
  await expect(form.getByLabel('Telefon').first()).toHaveValue('0212 555 44 33');

  await page.unroute('/yonetici/yukle');
  await filesOf(form, 'Logo').setInputFiles(await aLogo());
  await expect(logoOf(form)).toHaveValue(/\/yukleme\//);
});
