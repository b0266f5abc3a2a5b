import { type BrowserContext, type Page, test as base } from '@playwright/test';

export * from '@playwright/test';

/** Longest wait for a page whose scripts a test holds back or blocks. */
const AT_MOST_MS = 5_000;

/**
 * Opening a page of the site waits until React handles its events, which is soon after the first paint. A click before that is handled by
 * the browser alone.
 */
export const test = base.extend<{ waitsForReact: void; closesOpenContexts: void }>({
  // Playwright closes only the page that it gave to a test. Others would be kept up to date by the site until the end of the run.
  closesOpenContexts: [
    async ({ browser }, use) => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await use();
    },
    { auto: true },
  ],
  waitsForReact: [
    async ({ browser, javaScriptEnabled }, use) => {
      const listener = (context: BrowserContext) => void context.on('page', waitForReact);
      if (javaScriptEnabled !== false) browser.on('context', listener);
      await use();
      browser.off('context', listener);
    },
    { auto: true },
  ],
});

function waitForReact(page: Page): void {
  const untilHydrated = async () => {
    await page.waitForFunction(isHydrated, undefined, { timeout: AT_MOST_MS }).catch(() => undefined);
  };
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as Page['goto'];
    page[name] = async (...how: Parameters<Page['goto']>) => {
      const response = await open(...how);
      await untilHydrated();
      return response;
    };
  }
}

/** Runs in the browser. Files and screens of the back office have no state of the server. */
const isHydrated = () =>
  !document.getElementById('state') ||
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
