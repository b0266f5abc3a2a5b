import { test as base } from '@playwright/test';

export * from '@playwright/test';

/** Longest wait for a page whose scripts a test holds back or blocks. */
const AT_MOST_MS = 5_000;

/**
 * Opening a page of the site waits until React handles its events, which is soon after the first paint. A click before that is handled by
 * the browser alone.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    if (javaScriptEnabled !== false)
      page.goto = async (...how) => {
        const response = await open(...how);
        const isHydrating = () =>
          !document.getElementById('state') ||
          Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
        await page.waitForFunction(isHydrating, undefined, { timeout: AT_MOST_MS }).catch(() => undefined);
        return response;
      };
    await use(page);
  },
});
