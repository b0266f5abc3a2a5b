import { expect, type Page, test } from '../support/test.js';

const card = (page: Page) => page.locator('main article.card').first().getByRole('heading').getByRole('link');
/** Requests for the data of business pages: those by prefetching, and those by navigation. */
function fetches(page: Page) {
  const ahead: string[] = [];
  const bySteps: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/graphql\/\w+\//.test(pathname)) ahead.push(pathname);
    if (request.postData()?.includes('"GetBusiness"')) bySteps.push(pathname);
  });
  return { ahead, bySteps };
}

test('18.8 opening a card that was in view fetches nothing, because its data was prefetched', async ({ page }) => {
  const { ahead, bySteps } = fetches(page);
  await page.goto('/firma');
  const [slug] = (await card(page).getAttribute('href'))!.split('/').slice(-1);
  await expect.poll(() => ahead.filter((path) => path.endsWith(`/${slug}`))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await card(page).click();
  await expect(page.locator('.biz-head h1')).toBeVisible();
  expect(ahead.filter((path) => path.endsWith(`/${slug}`))).toHaveLength(1);
  expect(bySteps).toEqual([]);
});

test('18.8 nothing is prefetched when the browser’s data saver is on', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const { ahead, bySteps } = fetches(page);
  await page.goto('/firma');
  await page.waitForLoadState('networkidle');
  await card(page).click();
  await expect(page.locator('.biz-head h1')).toBeVisible();
  expect(ahead).toEqual([]);
  expect(bySteps).toHaveLength(1);
});
