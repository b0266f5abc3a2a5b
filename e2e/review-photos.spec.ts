import { expect, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';
import { fitsEverywhere } from './support/overhang.js';
import { newVisitor, signIn } from './support/visitors.js';

test.use({ bypassCSP: true });

const WITHIN = { timeout: SEEN_WITHIN_MS };
const PICTURE = 'docs/pictures/site.jpg';
const ANOTHER = 'docs/pictures/back-office.jpg';
const COMMENT = 'Fıstıklar taze, kasalar sağlam geldi.';
const ALT = 'Kasada taze fıstıklar';
const REASON = 'Fotoğrafta başka bir müşteri görünüyor.';

const directory = sharedDirectory();
let business: SavedBusiness;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  business = await directory.add({ name: `Fotoğraflı Yorum ${Date.now()}`, categoryIds });
});

test('an author adds photos to a review, visitors open them, and a moderator removes one', async ({
  browser,
  page,
}) => {
  const path = `/firma/${business.slug}`;
  const author = await newVisitor('Ayşe Yılmaz');
  await forgetLimits();
  const desk = await (await browser.newContext({ bypassCSP: true })).newPage();
  const html = async () => (await page.request.get(path)).text();
  let address = '';

  await test.step('the author posts a review with two photos, and is told of one that is none', async () => {
    await desk.goto(`/giris?donus=${path}`);
    await signIn(desk, author);
    await expect(desk).toHaveURL(path);
    const form = desk.getByRole('form', { name: 'Yorum yazın' });
    await form.getByRole('radio', { name: '5 yıldız' }).check({ force: true });
    await form.getByLabel('Yorumunuz', { exact: true }).fill(COMMENT);
    const photos = form.getByRole('group', { name: 'Fotoğraflar' });
    const broken = { name: 'bozuk.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
    await photos.getByLabel('Fotoğraf ekle').setInputFiles(PICTURE);
    await photos.getByLabel('Fotoğraf ekle').setInputFiles(broken);
    await photos.getByLabel('Fotoğraf ekle').setInputFiles(ANOTHER);
    await photos.getByLabel(/^1\. fotoğrafta ne görünüyor/).fill(ALT);
    await expect(photos.getByRole('img', { name: '3. fotoğrafın önizlemesi' })).toBeVisible();
    await fitsEverywhere(desk.locator('#yorumlar'));
    expect(await axeViolations(desk)).toEqual([]);
    await form.getByRole('button', { name: 'Yorumu Gönder' }).click();
    await expect(photos.getByText('bozuk.jpg: Bu dosya bir görsel değil ya da bozuk.')).toBeVisible(WITHIN);
    await photos.getByRole('button', { name: 'Bu fotoğraflar olmadan bitir' }).click();
    await expect(desk.getByRole('region', { name: 'Yorumunuz' }).getByRole('img', { name: ALT })).toBeVisible();
  });

  await test.step('they are in the HTML of the page, with size and text', async () => {
    await expect.poll(html, WITHIN).toContain(`alt="${ALT}"`);
    const [tag = ''] = (await html()).match(new RegExp(`<img[^>]*alt="${ALT}"[^>]*>`)) ?? [];
    expect(tag).toMatch(/srcset=/i);
    expect(tag).toMatch(/width="\d+" height="\d+"/);
    expect(tag).toContain('loading="lazy"');
    await expect.poll(html, WITHIN).toContain('alt="Ayşe Yılmaz’ın yorumundan fotoğraf 2"');
  });

  await test.step('a visitor opens one large, and the next', async () => {
    await page.goto(path);
    const link = page.locator('#yorumlar').getByRole('link', { name: ALT });
    address = (await link.getAttribute('href'))!;
    expect((await page.request.get(address)).status()).toBe(200);
    await fitsEverywhere(page.locator('#yorumlar'));
    expect(await axeViolations(page)).toEqual([]);
    const viewer = page.getByRole('dialog', { name: 'Fotoğraflar' });
    await expect(async () => {
      if (!page.url().includes('/firma/')) await page.goto(path);
      await link.click();
      await expect(viewer).toBeVisible({ timeout: 2_000 });
    }).toPass(WITHIN);
    await viewer.getByRole('button', { name: 'Sonraki' }).click();
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  await test.step('a moderator takes it down: its address opens no more, and the author reads why', async () => {
    const admin = await (await browser.newContext({ bypassCSP: true })).newPage();
    await signInAsAdministrator(admin);
    await admin.goto(`/yonetici/yorumlar?ara=${encodeURIComponent(business.name)}`);
    await admin.getByRole('link', { name: COMMENT }).click();
    const view = admin.getByRole('dialog', { name: /yorumu$/ });
    await expect(view.getByRole('img', { name: ALT })).toBeVisible();
    expect(await axeViolations(admin)).toEqual([]);
    await view.getByRole('button', { name: `Fotoğrafı kaldır: ${ALT}` }).click();
    const asking = admin.getByRole('dialog', { name: 'Fotoğrafı yayından kaldır' });
    await asking.getByLabel('Gerekçe').fill(REASON);
    await asking.getByRole('button', { name: 'Fotoğrafı kaldır' }).click();
    await mailTo(author.email, /Fotoğrafta başka bir müşteri görünüyor\./);
    const opens = async () => (await page.request.get(address)).status();
    await expect.poll(opens, WITHIN).toBe(404);
    const shows = async () => (await html()).includes(ALT);
    await expect.poll(shows, WITHIN).toBe(false);
    await desk.goto('/hesabim');
    await expect(desk.getByRole('region', { name: 'Yorumunuz' })).toContainText(`Gerekçe: ${REASON}`);

    await view.getByRole('button', { name: `Yeniden yayınla: ${ALT}` }).click();
    await expect.poll(opens, WITHIN).toBe(200);
    await expect.poll(shows, WITHIN).toBe(true);
    await admin.context().close();
  });

  await test.step('the author deletes the review, and its photos with it', async () => {
    await desk.goto('/hesabim');
    const own = desk.getByRole('region', { name: 'Yorumunuz' });
    await own.getByRole('button', { name: 'Sil' }).click();
    await own.getByRole('button', { name: 'Evet, sil' }).click();
    await expect(desk.getByText('Yorumunuz silindi.')).toBeVisible();
    await expect.poll(async () => (await page.request.get(address)).status(), WITHIN).toBe(404);
  });
  await desk.context().close();
});
