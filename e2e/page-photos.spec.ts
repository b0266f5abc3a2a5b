import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.js';
import { keepUndoToastOpen } from './support/back-office.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { claimByCode } from './support/claims.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';
import { fitsEverywhere } from './support/overhang.js';
import { newVisitor } from './support/visitors.js';

test.use({ bypassCSP: true });

const WITHIN = { timeout: SEEN_WITHIN_MS };
const PICTURE = 'docs/pictures/site.jpg';
const ANOTHER = 'docs/pictures/back-office.jpg';
const ALT = 'Taş değirmende öğütülen pul biber';

const directory = sharedDirectory();
let business: SavedBusiness;
const email = `${randomUUID()}@ornek.example`;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  business = await directory.add({
    name: `Fotoğraflı Kuruyemiş ${Date.now()}`,
    ...{ email, categoryIds, locations: [locationIn('İzmir')] },
  });
});

test('an owner uploads photos, a visitor opens them, and a moderator removes one', async ({ browser, page }) => {
  await forgetLimits();
  const owner = await newVisitor('Elif Şahin');
  const desk = await (await browser.newContext({ bypassCSP: true })).newPage();
  const photos = page.getByRole('region', { name: 'Fotoğraflar' });
  let address = '';

  await test.step('the owner uploads two, says what one shows and puts it first', async () => {
    await desk.goto(`/isletmem/sahiplen/${business.slug}`);
    await claimByCode(desk, { visitor: owner, business, email });
    await desk.goto(`/isletmem/${business.slug}`);
    const own = desk.getByRole('region', { name: 'Fotoğraflar' });
    await own.getByLabel('Fotoğraf ekle').setInputFiles([PICTURE, ANOTHER]);
    await own.getByLabel('2. fotoğrafta ne görünüyor?').fill(ALT);
    await own.getByRole('button', { name: '2. fotoğrafı öne al' }).click();
    await own.getByRole('button', { name: 'Metinleri ve sırayı kaydet' }).click();
    await expect(desk.getByText('Fotoğraflar kaydedildi')).toBeVisible();
    expect(await axeViolations(desk)).toEqual([]);
    await fitsEverywhere(desk.getByRole('region', { name: 'Fotoğraflar' }));
    await own.getByLabel('Fotoğraf ekle').setInputFiles({
      ...{ name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
    });
    await expect(own.getByRole('alert')).toContainText('not.jpg: Bu dosya bir görsel değil ya da bozuk.');
  });

  await test.step('they are in the HTML of the page, with size and text', async () => {
    const html = async () => (await page.request.get(`/firma/${business.slug}`)).text();
    await expect.poll(html, WITHIN).toContain(`alt="${ALT}"`);
    const [tag = ''] = (await html()).match(new RegExp(`<img[^>]*alt="${ALT}"[^>]*>`)) ?? [];
    expect(tag).toMatch(/srcset=/i);
    expect(tag).toMatch(/width="\d+" height="\d+"/);
    expect(tag).toContain('loading="lazy"');
  });

  await test.step('a visitor opens one large, and the next', async () => {
    await page.goto(`/firma/${business.slug}`);
    const link = photos.getByRole('link', { name: ALT });
    address = (await link.getAttribute('href'))!;
    expect((await page.request.get(address)).status()).toBe(200);
    await fitsEverywhere(page.getByRole('region', { name: 'Fotoğraflar' }));
    expect(await axeViolations(page)).toEqual([]);
    const viewer = page.getByRole('dialog', { name: 'Fotoğraflar' });
    await expect(async () => {
      if (!page.url().includes('/firma/')) await page.goto(`/firma/${business.slug}`);
      await link.click();
      await expect(viewer).toBeVisible({ timeout: 2_000 });
    }).toPass(WITHIN);
    await expect(viewer.getByText('1 / 2')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Sonraki' }).click();
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('a moderator takes it down; its address opens no more, and its owner is told why', async () => {
    const admin = await (await browser.newContext({ bypassCSP: true })).newPage();
    await signInAsAdministrator(admin);
    await admin.goto('/yonetici/fotograflar');
    await admin.getByRole('button', { name: `Kaldır: ${business.name}, ${ALT}` }).click();
    const asking = admin.getByRole('dialog', { name: 'Fotoğrafı yayından kaldır' });
    await asking.getByLabel('Gerekçe').fill('Başka bir işletmenin fotoğrafı.');
    await asking.getByRole('button', { name: 'Kaldır' }).click();
    await expect(admin.getByText('Fotoğraf kaldırıldı')).toBeVisible();
    await keepUndoToastOpen(admin);
    await mailTo(owner.email, /Başka bir işletmenin fotoğrafı\./);
    const opens = async () => (await page.request.get(address)).status();
    await expect.poll(opens, WITHIN).toBe(404);
    const shows = async () => (await (await page.request.get(`/firma/${business.slug}`)).text()).includes(ALT);
    await expect.poll(shows, WITHIN).toBe(false);

    await admin.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(opens, WITHIN).toBe(200);
    await expect.poll(shows, WITHIN).toBe(true);
    await admin.context().close();
  });
  await desk.context().close();
});
