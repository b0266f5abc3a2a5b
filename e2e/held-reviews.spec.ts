import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import { signInAsAdministrator, somebody } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { claimByCode } from './support/claims.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { mailsTo, mailTo } from './support/mails.js';
import { newVisitor } from './support/visitors.js';

const WITHIN = { timeout: SEEN_WITHIN_MS };
const COMMENT = 'Fındıklarımız her zaman taze ve doludur.';

test.use({ bypassCSP: true });

const directory = sharedDirectory();
let business: SavedBusiness;
const email = `${randomUUID()}@ornek.example`;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  business = await directory.add({
    name: `İncelenen Kuruyemiş ${Date.now()}`,
    email,
    categoryIds,
    locations: [locationIn('Giresun')],
  });
});

const isPublic = async (page: Page): Promise<boolean> =>
  (await (await page.request.get(`/firma/${business.slug}`)).text()).includes(COMMENT);

test('an owner’s review of their own business is held, the author reads why, and visitors see it once it is published', async ({
  browser,
  page,
}) => {
  const visitor = await newVisitor('Elif Şahin');
  await forgetLimits();
  await page.goto(`/firma/${business.slug}`);
  await page.getByRole('link', { name: 'Bu işletme sizin mi?' }).click();
  await claimByCode(page, { visitor, business, email });

  await test.step('the author sees that it is held, and why', async () => {
    await page.goto(`/firma/${business.slug}`);
    const form = page.getByRole('form', { name: 'Yorum yazın' });
    await form.getByRole('radio', { name: '5 yıldız' }).check({ force: true });
    await form.getByLabel('Yorumunuz', { exact: true }).fill(COMMENT);
    await form.getByRole('button', { name: 'Yorumu Gönder' }).click();
    await expect(page.locator('.toast')).toContainText('Yorumunuz incelemede.');
    await page.goto('/hesabim');
    const own = page.getByRole('region', { name: 'Yorumunuz' });
    await expect(own).toContainText('Sahibi olduğunuz bir sayfa hakkında.');
    expect(await axeViolations(page)).toEqual([]);
    await mailTo(visitor.email, /yazdığınız yorum incelemeye alındı/);
  });

  const stranger = await somebody(browser);
  expect(await isPublic(stranger)).toBe(false);

  await test.step('an administrator reads why and publishes it', async () => {
    await signInAsAdministrator(stranger);
    await stranger.goto(`/yonetici/yorumlar?durum=held&ara=${encodeURIComponent(business.name)}`);
    await stranger.getByRole('link', { name: COMMENT }).click();
    const view = stranger.getByRole('dialog');
    await expect(view).toContainText('Kendi sayfası: yorumu yazan hesap bu sayfanın sahibi.');
    await view.getByRole('button', { name: 'Yayınla' }).click();
    await expect(stranger.getByText('Yorum yayınlandı; yazanına e-postayla bildirilecek')).toBeVisible();
  });

  await test.step('visitors see it, and the author has one mail of each', async () => {
    await expect.poll(() => isPublic(stranger), WITHIN).toBe(true);
    await mailTo(visitor.email, /incelendi ve yayınlandı/);
    const told = mailsTo(visitor.email).filter((mail) => /incelemeye alındı|incelendi ve yayınlandı/.test(mail));
    expect(told).toHaveLength(2);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Yorumunuz' })).not.toContainText('incelemede');
  });
  await stranger.close();
});
