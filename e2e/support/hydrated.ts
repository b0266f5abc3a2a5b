import type { Page } from '@playwright/test';

/** Opens a page of the site and waits until React handles its events, which is soon after its first paint. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
