// Not from support/test.js, which waits until a page is hydrated: this is about the time before.
import { type Browser, expect, test } from '@playwright/test';

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

/** Where the parts of a page are, from its top. Without scripts the page stays as it was before it became interactive. */
async function partsOf(browser: Browser, width: number, path: string, withScripts: boolean): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 720 } });
  if (!withScripts) await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  if (withScripts) await expect(page.locator('.after-script')).toHaveCount(0);
  const parts = await page
    .locator('main :is(h1, .chips, .count, .grid, article, summary, fieldset:not(.field), .actions), footer')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.className} ${one.getBoundingClientRect().top}`));
  await page.close();
  return parts;
}

for (const width of [375, 768, 1280]) {
  test(`PUB-LAY-15 nothing moves when a page becomes interactive, so that a click hits what it was aimed at, at ${width} pixels`, async ({
    browser,
  }) => {
    for (const path of PAGES) {
      const before = await partsOf(browser, width, path, false);
      expect(before.length).toBeGreaterThan(3);
      await expect.poll(() => partsOf(browser, width, path, true), { message: path }).toEqual(before);
    }
  });
}

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
