import { expect, test } from '@playwright/test';

test.use({ reducedMotion: 'no-preference' });

declare global {
  interface Window {
    /** Elements of the page with a transition of their own. */
    moved?: string[];
  }
}

test('18.8 the mark of a business is animated from its card to its page', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        window.moved = effects.map(({ pseudoElement }) => pseudoElement ?? '');
      });
      return transition;
    };
  });
  await page.goto('/firma');
  const card = page.locator('main article.card').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.moved ?? [])).toContainEqual(expect.stringContaining('(mark)'));
});
