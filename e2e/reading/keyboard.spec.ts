import { expect, type Page, test } from '../support/test.js';
import { firstIn } from '../support/pages.js';

const PHONE = { width: 375, height: 720 };

const focused = (page: Page) => page.locator(':focus');

test('WCAG 2.4.1 the first focusable link skips the menu and leads to the content', async ({ page }) => {
  await page.goto('/kategoriler');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('İçeriğe geç');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('PUB-LAY-02 the collapsed menu opens, closes and navigates by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menü' });
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await expect(menu.getByRole('link', { name: 'Şehirler' })).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: 'Şehirler' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await button.press('Space');
  await menu.getByRole('link', { name: 'Şehirler' }).press('Enter');
  await expect(page).toHaveURL('/sehirler');
  await expect(menu.getByRole('link', { name: 'Şehirler' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('arrow keys choose a suggestion, and Escape closes the list but keeps the typed text', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox').first();
  const options = page.getByRole('option');
  await box.focus();
  await page.keyboard.insertText('bah');
  await expect(options.first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('bah');

  await page.keyboard.insertText('arat');
  await expect(options.first()).toContainText('Baharat');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kategori/baharat');
});

test('PUB-UI-01 stars are given with the arrow keys', async ({ page, request }) => {
  await page.goto(await firstIn(request, 'firmalar'));
  const form = page.getByRole('form', { name: 'Yorum yazın' });
  const star = (count: number) => form.getByRole('radio', { name: `${count} yıldız` });
  await star(1).focus();
  await page.keyboard.press('Space');
  await expect(star(1)).toBeChecked();
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(star(count)).toBeChecked();
    await expect(star(count)).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(star(3)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Yorumunuz', { exact: true })).toBeFocused();
});

test('PUB-LIST-07 the full-screen filters take the focus, keep it and return it when closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/firma');
  const opener = page.getByRole('button', { name: /^Filtreler/ });
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await opener.press('Enter');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await sheet.getByRole('checkbox', { name: /^Baharat/ }).press('Space');
  await expect(page).toHaveURL('/firma?category=baharat');
  await expect(sheet.getByRole('checkbox', { name: /^Baharat/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Elements that are moving at the moment; a change of colour does not count as motion. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (one) => !(one instanceof CSSTransition) || /transform|translate|scale|rotate/.test(one.transitionProperty),
      )
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 10)
      .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );

test('WCAG 2.3.3 cards and plates are animated on hover, but not when the browser prefers reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const lively = page.getByRole('main').locator('.card, .plate');
  // A motion lasts half a second; if it was missed, the mouse hovers again.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await lively.last().hover();
    expect(await motions(page)).not.toEqual([]);
  }).toPass();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  for (const one of [lively.first(), lively.last()]) {
    await one.hover();
    expect(await motions(page)).toEqual([]);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PUB-HOME-02 PUB-LIST-05 search, filters, paging and links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').first().fill('baharat');
    await page.getByRole('combobox').first().press('Enter');
    await expect(page).toHaveURL(/\/firma\?q=baharat$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('"baharat" için arama sonuçları');

    await page.goto('/firma');
    await page.getByRole('checkbox', { name: /^Baharat/ }).check();
    await page.getByRole('radio', { name: 'Alfabetik' }).check();
    await page.getByRole('button', { name: 'Uygula' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baharat Tedarikçileri');
    await expect(page.getByRole('radio', { name: 'Alfabetik' })).toBeChecked();

    await page.goto('/firma');
    await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name: 'Sonraki' }).click();
    await expect(page).toHaveURL('/firma?page=2');
    const card = page.getByRole('heading', { level: 3 }).first();
    const name = await card.innerText();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.goto('/urunler');
    await page.getByRole('searchbox', { name: 'Ürün ara' }).fill('peynir');
    await page.getByRole('searchbox', { name: 'Ürün ara' }).press('Enter');
    await expect(page).toHaveURL('/urunler?search=peynir');
    await page.goto('/blog');
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('fıstık');
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).press('Enter');
    await expect(page.getByText('· "fıstık"')).toBeVisible();
  });

  test('PUB-LAY-02 the menu button leads to the navigation in the footer', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menü' }).click();
    const navigation = page.getByRole('navigation', { name: 'Gezinti' });
    await expect(navigation).toBeInViewport();
    await navigation.getByRole('link', { name: 'Kategoriler' }).click();
    await expect(page).toHaveURL('/kategoriler');
  });
});
