import { expect, test } from '@playwright/test';

test.use({ reducedMotion: 'no-preference' });

test('18.8 the mark of a business moves from its card to its page', async ({ page }) => {
  await page.goto('/firma');
  await page.waitForLoadState('networkidle');
  const card = page.locator('main article.card').first();
  const name = await card.getByRole('heading').innerText();
  const moved = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (animationName === 'mark-arrives') resolve((target as Element).className);
        }),
      ),
  );
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await moved).toContain('medallion');
});
