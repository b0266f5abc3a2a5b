import { expect, type Locator } from '@playwright/test';

const CHOSEN_WITHIN_MS = 2_000;

/** Chooses an option of a select in the back office. Tries again if the click missed because the list was still moving. */
export async function chooseOption(field: Locator, name: string): Promise<void> {
  const select = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  // Lists that were opened before stay in the page, but are hidden.
  const option = field.page().locator('.ant-select-item-option').filter({ hasText: name, visible: true }).first();
  await expect(async () => {
    if (await field.isEditable()) await field.fill(name);
    else await field.click();
    await option.click({ timeout: CHOSEN_WITHIN_MS });
    await expect(select).toContainText(name, { timeout: CHOSEN_WITHIN_MS });
  }).toPass({ timeout: 60_000 });
}
