import { expect, test } from '../support/test.js';

test.use({ reducedMotion: 'no-preference' });

declare global {
  interface Window {
    /** Elements that were animated by scripts, as their class names. */
    moved?: string[];
  }
}

test('18.8 the mark of a business moves from its card to its page', async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      window.moved!.push(this.className);
      return animate.apply(this, args);
    };
  });
  await page.goto('/firma');
  const card = page.locator('main article.card').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => window.moved)).toEqual(['medallion']);
});

for (const width of [375, 1280]) {
  test(`18.8 the page of a tapped card begins with its head, and nothing moves when the rest arrives, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/graphql/, async (route) => {
      const isOfBusiness =
        route.request().url().endsWith('-yaylasi-sut-urunleri') || route.request().postData()?.includes('GetBusiness');
      if (isOfBusiness) await held;
      await route.continue();
    });
    await page.goto('/firma');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('main').getByRole('link', { name: 'Kars Yaylası Süt Ürünleri', exact: true });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await link.click();

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Kars Yaylası Süt Ürünleri');
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/firma/kars-yaylasi-sut-urunleri');
    await expect(page).toHaveTitle(/^Kars Yaylası/);
    await expect(page.getByTestId('card-skeleton').first()).toBeVisible();
    const places = () =>
      page
        .locator('.biz-head :is(h1, .meta > *, .medallion), .biz-head div.chips a')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    answer();
    await expect(page.getByRole('navigation', { name: 'Bu sayfada' })).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(heading).toBeFocused();

    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });
}
