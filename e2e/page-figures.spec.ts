import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { axeViolations } from './support/axe.js';
import { claimByCode } from './support/claims.js';
import { locationIn, type SavedBusiness, sharedDirectory } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { forgetLimits } from './support/limits.js';
import { newVisitor } from './support/visitors.js';

test.use({
  bypassCSP: true,
  // The user agent of a headless browser counts as a robot.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** A page that does not show the figure yet is loaded again after this time. */
const SOON = { timeout: 5_000 };
/** The gateway reports to the directory after fifteen seconds. */
const TOLD = { timeout: 15_000 + SEEN_WITHIN_MS };

const directory = sharedDirectory();
let business: SavedBusiness;
const email = `${randomUUID()}@ornek.example`;

test.beforeAll(async () => {
  const categoryIds = [await directory.categoryId('Kuruyemiş')];
  const contacts = { email, phone: '+902321112233' };
  const locations = [locationIn('İzmir')];
  business = await directory.add({ name: `Sayılan Kuruyemiş ${Date.now()}`, ...contacts, categoryIds, locations });
});

/** Runs `act`, and resolves once the gateway has accepted the report of it. */
async function told(page: Page, act: () => Promise<unknown>): Promise<void> {
  const report = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/firma/hareket'));
  await act();
  expect((await (await report).response())?.status()).toBe(204);
}

test('a page view and a click on its phone number are counted for the owner and on the dashboard', async ({
  browser,
  page,
}) => {
  await forgetLimits();
  const owner = await newVisitor('Elif Şahin');

  await test.step('a visitor opens the page and presses the telephone number', async () => {
    await told(page, () => page.goto(`/firma/${business.slug}`));
    // The dialog about an application for telephone numbers would take all further input of the tab.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await told(page, () => page.locator('main a[href^="tel:"]').first().click());
  });

  await test.step('its owner claims it and sees both', async () => {
    await page.goto(`/isletmem/sahiplen/${business.slug}`);
    await claimByCode(page, { visitor: owner, business, email });
    await expect(async () => {
      await page.goto(`/isletmem/${business.slug}`);
      const figures = page.getByRole('region', { name: 'Sayfanızın rakamları' });
      await expect(figures.getByRole('button', { name: /^[1-9]\d* Görüntüleme$/ })).toBeVisible(SOON);
      await expect(figures.getByRole('button', { name: '1 Telefon tıklaması' })).toBeVisible(SOON);
    }).toPass(TOLD);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the dashboard counts it among the views of all pages', async () => {
    const desk = await (await browser.newContext({ bypassCSP: true })).newPage();
    await signInAsAdministrator(desk);
    await desk.goto('/yonetici/panel');
    const days = desk.getByRole('region', { name: 'Son 30 gün' });
    await expect(days.getByRole('img', { name: /^Sayfa görüntüleme: toplam [1-9]/ })).toBeVisible();
    await expect(days.getByRole('img', { name: /^Eklenen işletme: toplam [1-9]/ })).toBeVisible();
    await desk.context().close();
  });
});
