import { expect, test } from '../support/test.js';

const SUPPLIERS = 'anadolu-baharat-evi,marmara-firin-malzemeleri';

for (const width of [375, 768, 1280]) {
  test(`a comparison does not move while it loads at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) =>
        moved.push(...list.getEntries().map((entry) => entry.toJSON() as unknown)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    // A font that comes late changes the length of lines; that is not what this is about.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`/karsilastir?firma=${SUPPLIERS}`);
    await expect(page.getByRole('button', { name: /paylaş/i })).toBeVisible();
    await expect(page.locator('.compare .open-state .badge')).toHaveCount(2);
    expect(await page.evaluate(() => (window as unknown as { moved: unknown[] }).moved)).toEqual([]);
  });
}
