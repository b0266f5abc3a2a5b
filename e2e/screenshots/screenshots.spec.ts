import { type Page, test } from '../support/test.js';
import { sitePages } from '../support/pages.js';

const WIDTHS = [375, 768, 1280];
const FOLDER = '.local/screenshots';

// `npm run screenshots`: every page in three widths, to be looked at by people.
for (const width of WIDTHS) {
  test(`screenshots at ${width} px`, async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 900 });
    for (const { name, path } of await sitePages(request)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await seeAllPictures(page);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
    }
  });
}

/** Scrolls to every lazily loaded picture; otherwise most of them would be blank. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img[loading="lazy"]')) {
      picture.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
