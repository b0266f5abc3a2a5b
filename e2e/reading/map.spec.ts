import { expect, test } from '../support/test.js';

test('a visitor opens the map of results, and searching in the visible area narrows the results', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  const total = async () => Number((await page.locator('.toolbar .count strong').innerText()).replace('.', ''));

  await page.goto('/firma');
  const everywhere = await total();
  await page.getByRole('navigation', { name: 'Görünüm' }).getByRole('link', { name: 'Harita' }).click();
  await expect(page).toHaveURL('/firma?gorunum=harita');
  const map = page.getByRole('region', { name: 'Sonuçların haritası' });
  await expect(map.getByRole('status')).toContainText(/Haritada [\d.]+ işletme/);
  await map
    .getByRole('button', { name: /işletme, yaklaştır$/ })
    .first()
    .press('Enter');
  await map.getByRole('button', { name: 'Bu alanda ara' }).click();
  await expect(page).toHaveURL(/[?&]alan=/);
  await expect.poll(total).toBeLessThan(everywhere);
  expect(await total()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Haritadaki alan filtresini kaldır' }).click();
  await expect.poll(total).toBe(everywhere);
  expect(problems).toEqual([]);
});
