import { expect, type Page, test } from '../support/test.js';
import { overhangOf } from '../support/overhang.js';

const PHONE = { width: 375, height: 740 };
const LAPTOP = { width: 1280, height: 720 };

/** Sets the font size that a visitor has chosen in the browser. */
async function setLetters(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

test('U24: at twice the font size the menu collapses and no page overflows', async ({ page }) => {
  for (const { width, height } of [LAPTOP, { width: 768, height: 1024 }, PHONE]) {
    await page.setViewportSize({ width, height });
    await setLetters(page, 32);
    for (const path of ['/', '/firma', '/firma-ekle']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
      expect.soft(await overhangOf(page), `${path} at ${width} pixels`).toBe(0);
    }
  }
});

for (const size of [{ width: 1366, height: 768 }, LAPTOP]) {
  test(`U9: PUB-LIST-05 every filter can be reached at ${size.width}x${size.height} while the list is scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/firma');
    await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    for (const reached of [
      filters.getByRole('combobox', { name: 'Ara' }),
      filters.getByRole('radio', { name: 'Son Eklenen' }),
      filters.getByRole('link', { name: 'Filtreleri Temizle' }),
    ]) {
      await expect(reached).toBeInViewport({ ratio: 1 });
    }
    await filters.getByRole('checkbox').nth(8).check();
    await expect(page).toHaveURL(/category=/);
  });
}
