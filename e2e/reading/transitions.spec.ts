import { expect, test } from '@playwright/test';

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
