import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/test.js';
import { signInAsAdministrator, somebody } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { fitsEverywhere } from './support/overhang.js';
import { newVisitor, signIn } from './support/visitors.js';

test.use({ bypassCSP: true });

const WITHIN = { timeout: SEEN_WITHIN_MS };
const PICTURE = { name: 'oda-kaydi.jpg', mimeType: 'image/jpeg', buffer: readFileSync('docs/pictures/site.jpg') };
const PDF = {
  name: 'vergi-levhasi.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const NOTE = 'Vergi levhamız ve oda kaydımız bu adrese kayıtlı.';

const directory = sharedDirectory();
let business: SavedBusiness;
test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  business = await directory.add({
    name: `Belgeli Kuruyemiş ${Date.now()}`,
    ...{ email: `${randomUUID()}@ornek.example`, categoryIds, locations: [locationIn('İzmir')] },
  });
});

test('a claimant attaches documents to a claim, and only moderators can open them', async ({ browser, page }) => {
  await forgetLimits();
  const claimant = await newVisitor('Elif Şahin');
  const documents = page.getByRole('region', { name: 'Belgeler' });
  const sent = documents.getByText(/Gönderildi/);
  const choose = documents.getByLabel('Belge ekle');
  const claim = async () => {
    await page.getByLabel('Açıklamanız').fill(NOTE);
    await page.getByRole('button', { name: 'Talebi Gönder' }).click();
    await expect(page.getByText(/Talebiniz inceleniyor/)).toBeVisible();
  };

  await test.step('sends two with the claim, and withdraws it', async () => {
    await page.goto(`/isletmem/sahiplen/${business.slug}`);
    await page.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
    await signIn(page, claimant);
    await choose.setInputFiles([PDF, PICTURE]);
    await expect(documents.getByText(/Talebinizle birlikte gönderilecek/)).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await fitsEverywhere(documents);
    await claim();
    await expect(sent).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await fitsEverywhere(documents);
    await page.getByRole('button', { name: 'Talebi Geri Çek' }).click();
    await page.getByRole('button', { name: 'Evet, Geri Çek' }).click();
    await expect(page.getByRole('button', { name: 'Talebi Gönder' })).toBeVisible();
    await expect(documents.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('claims again; what is no document is refused by its bytes', async () => {
    await claim();
    await choose.setInputFiles([
      PICTURE,
      { ...PDF, name: 'sahte.pdf', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
    await expect(sent).toHaveCount(1);
    await expect(documents.getByText('Bu dosya PDF veya görsel değil ya da bozuk.')).toBeVisible();
    await page.reload();
    await expect(documents.getByText(PICTURE.name)).toBeVisible();
    await expect(documents.getByRole('listitem')).toHaveCount(1);
  });

  const admin = await somebody(browser);
  await test.step('a moderator opens it; nobody else does', async () => {
    await signInAsAdministrator(admin);
    await admin.goto('/yonetici/sahiplik-talepleri');
    await admin.getByRole('button', { name: `Onayla: ${business.name}` }).click();
    const deciding = admin.getByRole('dialog', { name: 'Talebi onayla' });
    const link = deciding.getByRole('link', { name: PICTURE.name });
    const address = (await link.getAttribute('href'))!;
    const answer = await admin.request.get(address);
    expect(answer.status()).toBe(200);
    expect(Buffer.compare(await answer.body(), PICTURE.buffer)).toBe(0);
    expect(answer.headers()['content-security-policy']).toContain('sandbox');
    const [tab] = await Promise.all([admin.waitForEvent('popup'), link.click()]);
    await expect(tab.locator('img')).toBeVisible();
    await tab.close();
    expect((await page.request.get(address)).status()).toBe(401);
    await deciding.getByRole('button', { name: 'Onayla' }).click();
    await expect(admin.getByText('Talep onaylandı')).toBeVisible();
  });

  await test.step('the page is theirs, and names no document', async () => {
    await page.reload();
    await expect(page.getByText('Bu sayfayı zaten siz yönetiyorsunuz.')).toBeVisible();
    const html = async () => (await page.request.get(`/firma/${business.slug}`)).text();
    await expect.poll(html, WITHIN).toContain(business.name);
    expect(await html()).not.toContain(PICTURE.name);
  });
  await admin.context().close();
});
