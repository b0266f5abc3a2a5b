import { expect, type Locator, type Page } from '@playwright/test';

/** Timeout for something that is already stored to appear on a screen. */
export const SHOWN = { timeout: 15_000 };

/**
 * Reopens a screen until the check passes. For screens that load only once, when the data is stored a moment later, such as records of the
 * log.
 */
export const reloadUntil = (page: Page, address: string, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.goto(address);
    await check();
  }).toPass({ timeout: 120_000 });

/** Presses a button of a form until the form has closed, because a service that hung may need a moment to respond again. */
export const pressUntilClosed = (form: Locator, name: string): Promise<void> =>
  expect(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name, exact: true }).click({ timeout: 3_000 });
    await expect(form).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

/** Hovers over the notification so that it stays; otherwise 'Geri al' disappears after ten seconds. */
export const keepUndoToastOpen = (page: Page): Promise<void> => page.getByRole('button', { name: 'Geri al' }).hover();
