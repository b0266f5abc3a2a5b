import { expect, type Locator, type Page, test } from '../support/test.js';

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const colours = (page: Page) =>
  page.evaluate(() =>
    ['html', 'body', '.header', 'h1', '.card'].map((selector) => {
      const { color, backgroundColor, colorScheme } = getComputedStyle(document.querySelector(selector)!);
      return { selector, color, backgroundColor, colorScheme };
    }),
  );

test('PUB-LAY-01 the header stays at the top while a page is scrolled', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/firma');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(700);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    expect((await header(page).boundingBox())?.y).toBe(0);
  }
});

test('GEN-14 PUB-LAY-02 the menu is collapsed below 768 pixels and is shown in the header from there on', async ({
  page,
}) => {
  const button = header(page).getByRole('button', { name: 'Menü' });
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  await expect(button).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await button.click();
  await menu(page).getByRole('link', { name: 'Kategoriler' }).click();
  await expect(page).toHaveURL('/kategoriler');
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Kategoriler' })).toBeVisible();
});

test('GEN-15 a browser that prefers dark mode gets the same light colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await colours(page);
  expect(light[0]?.colorScheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colours(page)).toEqual(light);
});

test('the comparison bar, the call button and the toast do not overlap at the bottom of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/firma');
  const buttons = page.getByRole('button', { name: /^Karşılaştır: / });
  // They appear one after the other once the page is hydrated, and must not change places while they are clicked.
  await expect(buttons).toHaveCount(await page.locator('main article').count());
  for (let at = 0; at < 5; at++) await buttons.nth(at).click();
  const bar = page.getByRole('complementary', { name: 'Karşılaştırılacak firmalar' });
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const bottom = async (part: Locator) => (await part.boundingBox())!.y + (await part.boundingBox())!.height;
  expect(await bottom(page.getByRole('alert'))).toBeLessThanOrEqual(await top(bar));

  await page.goto('/firma/anadolu-baharat-evi');
  await expect(bar).toBeVisible();
  expect(await bottom(page.getByRole('link', { name: 'İşletmeyi Arayın' }))).toBeLessThanOrEqual(await top(bar));
});

test('on paper nothing lies over a name, is cut off, or only works on a screen', async ({ page }) => {
  // an A4 sheet with margins
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const overlaps = () =>
    page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(`main ${selector}`)].map((part) => ({
          text: part.textContent,
          box: part.getBoundingClientRect(),
        }));
      return boxes(':is(h1, h3)').flatMap(({ text, box }) => [
        ...(box.width > 0 && box.top < 0 ? [`${text} is cut off`] : []),
        ...boxes('.badge')
          .filter((badge) => badge.box.width > 0)
          .filter(({ box: other }) => other.bottom > box.top && other.top < box.bottom && other.right > box.left)
          .filter(({ box: other }) => other.left < box.right)
          .map((badge) => `${badge.text} lies over ${text}`),
      ]);
    });
  await page.goto('/firma?q=zeytinya%C4%9F%C4%B1');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await overlaps()).toEqual([]);
  await expect(page.getByRole('link', { name: 'Harita' })).toBeHidden();

  await page.goto('/firma/anadolu-baharat-evi');
  expect(await overlaps()).toEqual([]);
  expect((await page.locator('.biz-head').boundingBox())!.y).toBeGreaterThanOrEqual(0);
  for (const name of ['İşletmeyi Arayın', 'Fiyat isteyin', 'Bu işletme sizin mi?'])
    await expect(page.getByRole('link', { name })).toBeHidden();

  await page.goto('/karsilastir?firma=antep-boz-fistik,anadolu-baharat-evi');
  const labels = page.getByRole('rowheader');
  await expect(labels.filter({ hasText: 'Doğrulanmış' })).toBeVisible();
  const brokenWords = await labels.evaluateAll((cells) =>
    cells
      .map(({ firstChild }) => firstChild!)
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return !text.textContent!.includes(' ') && range.getClientRects().length > 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(brokenWords).toEqual([]);
});

test('on a phone, what sorts and shows the list of businesses shares one row', async ({ page }) => {
  for (const width of [360, 375, 414]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/firma');
    const top = async (part: Locator) => (await part.boundingBox())!.y;
    const near = page.getByRole('button', { name: 'Yakınımda' });
    const view = page.getByRole('navigation', { name: 'Görünüm' });
    await expect(near).toBeEnabled();
    await expect.poll(async () => (await top(near)) - (await top(view))).toBe(0);
  }
});
