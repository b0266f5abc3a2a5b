import { expect, type Locator, type Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. */
export const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails if the page is wider than its window on a phone, a tablet or a desk, with this part of it in view. */
export async function fitsEverywhere(part: Locator): Promise<void> {
  for (const width of [375, 768, 1280]) {
    await part.page().setViewportSize({ width, height: 900 });
    await part.scrollIntoViewIfNeeded();
    expect(await overhangOf(part.page()), `${part.toString()} at ${width} px`).toBe(0);
  }
}
