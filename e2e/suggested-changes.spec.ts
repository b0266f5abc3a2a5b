import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { locationIn, sharedDirectory } from './support/directory.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';
import { mailTo } from './support/mails.js';
import { overhangOf } from './support/overhang.js';

test.beforeEach(forgetLimits);
test.use({ bypassCSP: true });

const directory = sharedDirectory();

test('the form is as wide as a phone, however long the name of the business is', async ({ page }) => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  const name = `Uzunadlı ${'W'.repeat(60)}`;
  const { slug } = await directory.add({ name, categoryIds, locations: [locationIn('İzmir')] });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/firma/${slug}/duzelt`);
  await expect(page.getByRole('heading', { level: 1, name: 'Düzeltme önerin' })).toBeVisible();
  expect(await overhangOf(page)).toBe(0);
});

test('a visitor suggests a new phone number, a moderator accepts it, the page shows it and the visitor gets a mail', async ({
  page,
  browser,
}) => {
  const unique = randomUUID().slice(0, 8);
  const replyTo = `${unique}@ornek.example`;
  const phone = `0212 555 ${String(parseInt(unique.slice(0, 4), 16) % 10_000).padStart(4, '0')}`;
  await page.goto('/firma');
  const [address] = await page
    .getByRole('main')
    .locator('a[href^="/firma/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto(address!);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Yanlış bilgi mi var? Düzeltme önerin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Düzeltme önerin' })).toBeVisible();
  const suggesting = new URL(page.url()).pathname;
  const business = suggesting.replace('/duzelt', '');

  await test.step('the visitor sends it', async () => {
    const form = await FilledForm.at(page, suggesting, 'Düzeltme önerisi formu');
    expect(await axeViolations(page)).toEqual([]);
    await form.fill({ 'İşletmenin telefonu': phone, 'E-posta adresiniz (isteğe bağlı)': replyTo });
    await form.send('Öneriyi Gönder');
    await expect(page.getByRole('status').filter({ hasText: 'Öneriniz ekibimize ulaştı.' })).toBeVisible();
  });

  await test.step('a moderator accepts it', async () => {
    const desk = await (await browser.newContext({ bypassCSP: true })).newPage();
    await signInAsAdministrator(desk);
    await desk.goto('/yonetici/duzeltme-onerileri');
    await desk
      .getByRole('row')
      .filter({ hasText: name })
      .last()
      .getByRole('button', { name: /^İncele/ })
      .click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('cell', { name: phone })).toBeVisible();
    await expect.poll(() => axeViolations(desk)).toEqual([]);
    await dialog.getByRole('button', { name: 'Seçilenleri kabul et' }).click();
    await expect(desk.getByText('gönderene teşekkür e-postası yazıldı')).toBeVisible();
    await desk.context().close();
  });

  expect(await mailTo(replyTo, /düzeltme öneriniz/)).toContain('teşekkür ederiz');
  await expect
    .poll(async () => (await page.request.get(business)).text(), { message: 'the page shows the number' })
    .toContain(phone.replaceAll(' ', '').slice(1));
});
