import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import { signInAsAdministrator, somebody } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { claimByCode } from './support/claims.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';
import { newVisitor } from './support/visitors.js';

const WITHIN = { timeout: SEEN_WITHIN_MS };
const BADGE = 'Sahibi tarafından yönetiliyor';

test.use({ bypassCSP: true });

const directory = sharedDirectory();
let business: SavedBusiness;
let withPhone: SavedBusiness;
const email = `${randomUUID()}@ornek.example`;
const phone = `+9053${randomInt(10 ** 7, 10 ** 8)}`;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  const locations = [locationIn('İzmir')];
  business = await directory.add({ name: `Sahipli Kuruyemiş ${Date.now()}`, email, categoryIds, locations });
  withPhone = await directory.add({ name: `Telefonlu Kuruyemiş ${Date.now()}`, phone, categoryIds, locations });
});

const badgeOn = async (page: Page, { slug } = business): Promise<boolean> =>
  (await (await page.request.get(`/firma/${slug}`)).text()).includes(BADGE);

test('a visitor claims a page with a mailed code; an administrator revokes the ownership and restores it', async ({
  browser,
  page,
}) => {
  const visitor = await newVisitor('Elif Şahin');

  await test.step('is led to sign in and back, and proves the mailbox of the business', async () => {
    await forgetLimits();
    await page.goto(`/firma/${business.slug}`);
    await page.getByRole('link', { name: 'Bu işletme sizin mi?' }).click();
    const look = async () => expect(await axeViolations(page)).toEqual([]);
    await claimByCode(page, { visitor, business, email, look });
    await expect.poll(() => badgeOn(page), WITHIN).toBe(true);
  });

  const admin = await somebody(browser);
  await test.step('is revoked with a reason, which is undone', async () => {
    await signInAsAdministrator(admin);
    await admin.goto('/yonetici/sahiplik-talepleri?durum=karar-verilen');
    await admin.getByRole('button', { name: `Sahipler: ${business.name}` }).click();
    const owners = admin.getByRole('dialog', { name: `${business.name}: sahipler` });
    await expect(owners).toContainText(visitor.email);
    await owners.getByRole('button', { name: 'Yetkiyi kaldır' }).click();
    const revoking = admin.getByRole('dialog', { name: 'Sayfa sahibinin yetkisini kaldır' });
    await revoking.getByLabel('Gerekçe').fill('İşletme el değiştirdi.');
    await revoking.getByRole('button', { name: 'Yetkiyi kaldır' }).click();
    await expect(admin.getByText('Yetki kaldırıldı')).toBeVisible();
    await mailTo(visitor.email, /İşletme el değiştirdi\./);
    await expect.poll(() => badgeOn(page), WITHIN).toBe(false);
    await owners.getByRole('button', { name: 'Yetkiyi geri ver' }).click();
    await expect.poll(() => badgeOn(page), WITHIN).toBe(true);
  });
  await admin.close();
});

test('a visitor claims a page with a code to the phone of the business', async ({ page }) => {
  const visitor = await newVisitor('Ayşe Demir');
  await forgetLimits();
  await page.goto(`/isletmem/sahiplen/${withPhone.slug}`);
  const look = async () => expect(await axeViolations(page)).toEqual([]);
  await claimByCode(page, { visitor, business: withPhone, phone, look });
  await expect.poll(() => badgeOn(page, withPhone), WITHIN).toBe(true);
  await page.getByRole('link', { name: 'Sayfaya git' }).click();
  await expect(page.getByText(/^Telefon numarası .* doğrulandı\.$/)).toBeVisible();
});
