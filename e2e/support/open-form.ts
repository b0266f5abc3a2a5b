import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a form beside a list. Waits until the previous form is gone, because a form that is fading out still receives what a test types.
 */
export async function openForm(page: Page, button: string): Promise<Locator> {
  const form = page.getByRole('dialog');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: button }).click();
  return form;
}
