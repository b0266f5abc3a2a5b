import { expect, test } from '@playwright/test';
import { eventually } from './support/eventually.js';
import { signalPart } from './support/system.js';

test('F7 API-03 with the search engine away lists, searches and profiles still answer, and say that they are reduced', async ({
  page,
}) => {
  signalPart('elasticsearch', 'SIGSTOP'); // hangs, which is worse than being gone
  try {
    await eventually('the reduced search answers', async () => {
      const answer = await page.goto('/firma?q=zeytinyağı&sort=name');
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('sınırlı çalışıyor', { exact: false })).toBeVisible({ timeout: 500 });
    });
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.request.get('/')).status()).toBe(200);
  } finally {
    signalPart('elasticsearch', 'SIGCONT');
  }
  await eventually('the full search is back', async () => {
    await page.goto('/firma?q=zeytinyagi&sort=rating');
    await expect(page.getByText('sınırlı çalışıyor', { exact: false })).toHaveCount(0, { timeout: 500 });
  });
});
