// Not from support/test.js, which waits until a page is hydrated: this is about the time before.
import { expect, type Page, test } from '@playwright/test';

// The business has reviews and a certificate that has expired.
const PAGES = [
  '/',
  '/firma',
  '/firma?q=baklava',
  '/firma/anadolu-baharat-evi',
  '/kategori/baharat',
  '/urunler',
  '/urunler?search=biber',
  '/blog',
  '/blog/cografi-isaret-nedir-tedarikte-neye-yarar',
];

const WIDTHS = [375, 768, 1280];

/** Where the parts of a page are, from its top. */
const partsOf = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, .chips, .count, .grid, article, summary, fieldset:not(.field), .actions), footer')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().top}`));

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 720 });

/** A page stays without scripts as it was before it became interactive, at every width. */
async function partsBefore(page: Page, path: string): Promise<string[][]> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const parts: string[][] = [];
  for (const width of WIDTHS) {
    await resize(page, width);
    parts.push(await partsOf(page));
  }
  return parts;
}

/** Opens the page at this width, because what its scripts do at first may depend on it. */
async function partsAfter(page: Page, path: string, width: number): Promise<string[]> {
  await resize(page, width);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.after-script')).toHaveCount(0);
  return partsOf(page);
}

test('PUB-LAY-15 nothing moves when a page becomes interactive, so that a click hits what it was aimed at', async ({
  browser,
  page,
}) => {
  const without = await browser.newPage();
  await without.route(/\.js(\?|$)/, (route) => route.abort());
  for (const path of PAGES) {
    const before = await partsBefore(without, path);
    for (const [at, width] of WIDTHS.entries()) {
      expect(before[at]!.length).toBeGreaterThan(3);
      const message = `${path} at ${width} pixels`;
      await expect.poll(() => partsAfter(page, path, width), { message }).toEqual(before[at]);
    }
  }
  await without.close();
});

test('PUB-LAY-15 before its scripts run, a page shows no control that would do nothing or be reset by them', async ({
  page,
}) => {
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  const withControls = [
    '/teklif-iste?firma=anadolu-baharat-evi',
    '/karsilastir?firma=anadolu-baharat-evi',
    ...['/firma/anadolu-baharat-evi/duzelt', '/firma-ekle', '/favoriler', '/kayit', '/giris', '/sifre-sifirla?jeton=x'],
  ];
  for (const path of [...PAGES, ...withControls]) {
    await page.goto(path);
    const controls = page.locator(':is(button[type=button], [type=checkbox]):enabled:not(form[action] *)');
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
  }
});

test('18.8 only one small script is fetched before the first paint', async ({ page }) => {
  await page.goto('/firma');
  await expect(page.locator('.after-script')).toHaveCount(0);

  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  const [entry, ...others] = scripts.toSorted((a, b) => a - b);

  expect(entry).toBeLessThan(painted);
  expect(others.length).toBeGreaterThan(3);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(painted);
});
