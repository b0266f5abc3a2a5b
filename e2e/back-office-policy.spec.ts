import { expect, test } from './support/test.js';
import { signInAsAdministrator } from './support/administrators.js';
import { openForm } from './support/open-form.js';

test('A13 a back-office screen and its form cause no violation of the Content Security Policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signInAsAdministrator(page);
  await page.goto('/yonetici/sertifikalar');
  await openForm(page, 'Yeni Ekle');
  await expect(page.getByRole('dialog', { name: 'Yeni Sertifika' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
  expect(refused).toEqual([]);
});
