import { expect, type Page, test } from './support/test.js';
import { FilledForm } from './support/forms.js';
import { forgetLimits } from './support/limits.js';

// The user agent of a headless browser counts as a robot, whose views are not counted.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const cards = (page: Page) => page.getByRole('region', { name: 'Tüm yazılar' }).getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('region', { name: 'Tüm yazılar' }).getByRole('status').first();
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Blog kategorisi' }).getByRole('link', { name });
const FEATURED = 'Öne Çıkan Yazılar';

test('PUB-BLOG-02 PUB-BLOG-03 PUB-BLOG-05 PUB-BLOG-13 ROUTE-18 a reader turns pages, filters and searches the blog, and Back restores the same list', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: FEATURED })).toBeVisible();
  await expect(cards(page)).toHaveCount(9);

  await test.step('another page, and the heading has the focus', async () => {
    await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link', { name: 'Sonraki' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
    await expect(page.getByRole('heading', { name: FEATURED })).toHaveCount(0);
  });

  await test.step('a category starts at its first page', async () => {
    await chip(page, 'Rehber').click();
    await expect(page).toHaveURL('/blog?category=rehber');
    await expect(chip(page, 'Rehber')).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).toContainText(/^\d+ yazı bulundu · Rehber$/);
  });

  await test.step('a search within the category, by Enter', async () => {
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('zeytinyagi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog?category=rehber&search=zeytinyagi');
    await expect(count(page)).toContainText('yazı bulundu · Rehber · "zeytinyagi"');
    await expect(cards(page).first()).toHaveText('Zeytinyağı alırken etikette neye bakmalı?');
  });

  await test.step('a post, and back to the very list', async () => {
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/blog/zeytinyagi-alirken-etikette-neye-bakmali');
    await page.goBack();
    await expect(page).toHaveURL('/blog?category=rehber&search=zeytinyagi');
    await expect(page.getByRole('searchbox', { name: 'Yazılarda ara' })).toHaveValue('zeytinyagi');
    await expect(chip(page, 'Rehber')).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/blog?category=rehber');
    await expect(page.getByRole('searchbox', { name: 'Yazılarda ara' })).toHaveValue('');
  });

  await test.step('nothing found', async () => {
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('qqqqxxxx');
    await page.getByRole('search', { name: 'Yazılarda ara' }).getByRole('button', { name: 'Ara' }).click();
    await expect(page.getByText('Bu aramaya uyan yazı bulunamadı.')).toBeVisible();
    await page.getByRole('link', { name: 'Tüm yazıları göster' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

/** Opens the post with `open`, and resolves once the gateway has counted the view. */
async function counted(page: Page, open: () => Promise<unknown>): Promise<void> {
  const report = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/blog/goruntuleme'));
  await open();
  expect((await (await report).response())?.status()).toBe(204);
}

test('PUB-POST-01 PUB-POST-07 PUB-POST-09 PUB-POST-10 each opening of a post counts one view, and the post shows three related posts', async ({
  page,
}) => {
  // Prefetched data may be a minute old, including its number of views, so prefetching is turned off.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/blog');
  const card = cards(page).nth(1).getByRole('link');
  const title = await card.innerText();
  const heading = page.getByRole('heading', { level: 1 });
  const views = async () => Number(/([\d.]+) görüntülenme/.exec(await page.locator('.post-head').innerText())?.[1]);

  await counted(page, () => card.click());
  await expect(heading).toHaveText(title);
  const first = await views();
  await page.goBack();
  await counted(page, () => card.click());
  await expect(heading).toHaveText(title);
  expect(await views()).toBe(first + 1);
  await counted(page, () => page.reload());
  await page.goBack();
  await counted(page, () => card.click());
  await expect(heading).toHaveText(title);
  expect(await views()).toBe(first + 3);

  const trail = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem');
  await expect(trail.first()).toHaveText('Ana Sayfa');
  await expect(trail.last()).toHaveText(title);

  const related = page.getByRole('complementary', { name: 'İlgili Yazılar' }).getByRole('listitem');
  await expect(related).toHaveCount(3);
  await expect(related.filter({ hasText: title })).toHaveCount(0);
  await related.first().getByRole('link').click();
  await expect(heading).not.toHaveText(title);
  await page.getByRole('link', { name: "Blog'a Dön" }).click();
  await expect(page).toHaveURL('/blog');
});

test('PUB-COM-02 PUB-COM-04 PUB-COM-06 GEN-21 a sent comment is confirmed as awaiting approval and is not on the page yet', async ({
  page,
}) => {
  await forgetLimits();
  const path = '/blog/zeytinyagi-alirken-etikette-neye-bakmali';
  const said = `Bunu deneyeceğim ${Date.now()}`;
  const form = await FilledForm.at(page, path, 'Yorum yazın');
  await form.fill({ Adınız: 'Okur', 'E-posta': 'okur@', Yorumunuz: said });
  await form.send('Yorum Gönder');
  await expect(form.field('E-posta')).toHaveAccessibleDescription(/Geçersiz e-posta adresi/);
  await expect(form.form.getByRole('link', { name: 'KVKK Aydınlatma Metni' })).toBeVisible();

  await form.fill({ 'E-posta': 'okur@ornek.example' });
  await form.send('Yorum Gönder');
  await expect(form.form.getByRole('status')).toHaveText(
    'Yorumunuz başarıyla gönderildi. Onaylandıktan sonra yayınlanacaktır.',
  );
  await expect(form.field('Yorumunuz')).toHaveValue('');
  await page.clock.fastForward(5_000);
  await expect(form.form.getByRole('status')).toBeEmpty();
  expect(await (await page.request.get(path)).text()).not.toContain(said);
});

test('the feed is well-formed, in Turkish, and leads to posts that open', async ({ page, request }) => {
  await page.goto('/blog');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const feed = await request.get(address!);
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  const read = await page.evaluate(
    (xml) => {
      const root = new DOMParser().parseFromString(xml, 'text/xml');
      const texts = (path: string) => [...root.querySelectorAll(path)].map(({ textContent }) => textContent ?? '');
      return {
        problems: texts('parsererror'),
        language: texts('language'),
        links: texts('item > link'),
        dates: texts('pubDate'),
      };
    },
    await feed.text(),
  );
  expect(read.problems).toEqual([]);
  expect(read.language).toEqual(['tr']);
  expect(read.links.length).toBeGreaterThanOrEqual(12);
  const dates = read.dates.map((date) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((one, other) => other - one));
  expect((await request.get(new URL(read.links[0]!).pathname)).status()).toBe(200);
});
