import { expect, type Locator, type Page } from '@playwright/test';

/** How long one look at a screen waits for what is there already. */
export const SHOWN = { timeout: 15_000 };

/** Opens a screen that reads once until it shows what is stored a moment later, as records of the log are. */
export const opensTo = (page: Page, address: string, check: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await page.goto(address);
    await check();
  }).toPass({ timeout: 120_000 });

/** Presses a button of a form until the form has closed: a part that hung may need a moment to answer again. */
export const pressUntilClosed = (form: Locator, name: string): Promise<void> =>
  expect(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name, exact: true }).click({ timeout: 3_000 });
    await expect(form).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

/** A notification that is pointed at stays: 'Geri al' goes after ten seconds otherwise. */
export const keepUndo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Geri al' }).hover();
