import { expect, test } from '../support/test.js';

test('PUB-HOME-02 ROUTE-02 a visitor searches from the home page without accents and opens a business', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerel üreticilerden doğal lezzetleri keşfedin');
  await page.getByRole('combobox').first().fill('zeytinyagi');
  await page.getByRole('combobox').first().press('Enter');
  await expect(page).toHaveURL('/firma?q=zeytinyagi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('için arama sonuçları');
  const first = page.getByRole('heading', { level: 3 }).first();
  const name = await first.innerText();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(problems).toEqual([]);
});

test('PUB-LIST-11 cards are in three columns on a wide screen and in one on a phone', async ({ page }) => {
  const columns = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/firma');
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toBe(1);
});

test('A11 A12 script in a search text is shown as text and never runs, and the page still hydrates', async ({
  page,
}) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  for (const text of ['</script><script>alert(1)</script>', '"><img src=x onerror=alert(2)>', "';alert(3)//"]) {
    await page.goto(`/firma?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
    // The page is hydrated, and its scripts have parsed their data: they react to the choice.
    await page.getByText('Alfabetik').first().click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  }
  expect(ran).toEqual([]);
});

test('PUB-LIST-17 a misspelt word finds the intended businesses', async ({ page }) => {
  await page.goto('/firma?q=bakalva');
  await expect(
    page
      .getByRole('heading', { level: 3 })
      .filter({ hasText: /baklava/i })
      .first(),
  ).toBeVisible();
});

test('PUB-SEO-10 ROUTE-16 a list is complete HTML without JavaScript, and unknown pages answer 404', async ({
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

test('filters by certificate and rating match their counts, and a reload shows the same list', async ({ page }) => {
  await page.goto('/firma');
  const form = page.getByRole('search', { includeHidden: false });
  await form.getByText('Hizmet, sertifika, puan').click();
  const organic = form.getByRole('checkbox', { name: /^Organik Tarım/ });
  const counted = (await organic.locator('xpath=..').locator('.n').innerText()).trim();
  await organic.click();
  await expect(page.getByRole('status').filter({ hasText: 'işletme bulundu' })).toHaveText(
    `${counted} işletme bulundu`,
  );
  await form.getByRole('radio', { name: /^4 ve üzeri/ }).click();
  await expect(page).toHaveURL('/firma?sertifika=organik-tarim&puan=4');
  await expect(page.getByRole('link', { name: 'Puanı 4 ve üzeri filtresini kaldır' })).toBeVisible();
  const found = await page.getByRole('status').filter({ hasText: 'işletme bulundu' }).innerText();
  await page.reload();
  await expect(form.getByRole('radio', { name: /^4 ve üzeri/ })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'işletme bulundu' })).toHaveText(found);
});
