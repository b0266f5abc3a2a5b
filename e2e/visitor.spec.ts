import AxeBuilder from 'axe-core';
import { expect, type Page, test } from '@playwright/test';

/** Violations of WCAG 2.2 A and AA that axe finds on the page as it stands. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: AxeBuilder.source }).catch(() => undefined);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.html)
          .join(' | ')
          .slice(0, 300)}`,
    );
  });
}

// The page's own rules forbid foreign scripts; the browser sets them aside for the checker alone.
test.use({ bypassCSP: true });

test('PUB-HOME-02 ROUTE-02 a visitor searches from the home page without accents and opens a business', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerel üreticilerden doğal lezzetleri keşfedin');
  await page.getByRole('searchbox').first().fill('zeytinyagi');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL('/firma?q=zeytinyagi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('için arama sonuçları');
  const first = page.getByRole('heading', { level: 3 }).first();
  const name = await first.innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(problems).toEqual([]);
});

test('PUB-LIST-17 a misspelt word finds what was meant', async ({ page }) => {
  await page.goto('/firma?q=bakalva');
  await expect(
    page
      .getByRole('heading', { level: 3 })
      .filter({ hasText: /baklava/i })
      .first(),
  ).toBeVisible();
});

test('PUB-SEO-10 ROUTE-16 pages are complete HTML without JavaScript, and what is not there is a real 404', async ({
  request,
}) => {
  const list = await request.get('/firma?q=zeytinyagi');
  const html = await list.text();
  expect(list.status()).toBe(200);
  expect(html).toMatch(/<title>[^<]*zeytinyagi[^<]*\|/);
  expect(html).toContain('rel="canonical"');
  expect(html).toContain('application/ld+json');
  expect(html).toMatch(/<h3[^>]*>\s*<a[^>]*href="\/firma\//);
  expect((await request.get('/firma/yok-boyle-bir-yer')).status()).toBe(404);
  expect((await request.get('/boyle-bir-sayfa-yok')).status()).toBe(404);
});

for (const [title, path] of [
  ['the home page', '/'],
  ['the list', '/firma'],
  ['an empty search', '/firma?q=qqqqxxxxzzzz'],
  ['a page that is not there', '/boyle-bir-sayfa-yok'],
] as const) {
  test(`axe finds nothing on ${title}`, async ({ page }) => {
    await page.goto(path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('axe finds nothing on a business', async ({ page }) => {
  await page.goto('/firma');
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
