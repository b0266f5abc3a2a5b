import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a form beside a list. The one before must be gone: while it fades, it still takes what a test types. */
export async function openForm(page: Page, button: string): Promise<Locator> {
  const form = page.getByRole('dialog');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: button }).click();
  return form;
}
