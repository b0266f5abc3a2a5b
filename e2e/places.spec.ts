import { expect, type Page, test } from './support/test.js';
import { Directory, locationIn } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';

const WITHIN = { timeout: SEEN_WITHIN_MS };

let directory: Directory;
test.beforeEach(async () => {
  directory = await Directory.open();
});
test.afterEach(() => directory.close());

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The number of businesses that the grid at `path` shows for a place or category; 0 if it is not in the grid. */
async function countAt(page: Page, path: string, name: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const texts = html.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\s*\n\s*/g, '\n');
  const [, count = '0'] = new RegExp(`\n${name}\n(?:[^\\d\n]+\n)?([\\d.]+)\\s+işletme`).exec(texts) ?? [];
  return Number(count.replaceAll('.', ''));
}

/** Adds a business and expects the count to rise, then removes it and expects the count to fall. */
async function expectCountFollows(page: Page, path: string, name: string, add: () => Promise<{ id: string }>) {
  const before = await countAt(page, path, name);
  const { id } = await add();
  await expect.poll(() => countAt(page, path, name), WITHIN).toBe(before + 1);
  await directory.remove(id);
  await expect.poll(() => countAt(page, path, name), WITHIN).toBe(before);
}

test('PUB-CAT-06 PUB-CITY-01 PUB-DIST-07 the counts of a category, a city and a district include a new business', async ({
  page,
}) => {
  const categoryIds = [await directory.categoryId('Çorba')];
  const business = { name: 'Sayılan Çorbacı', categoryIds };
  await expectCountFollows(page, '/kategoriler', 'Çorba', () => directory.add(business));
  await expectCountFollows(page, '/sehirler', 'Hakkari', () =>
    directory.add({ ...business, locations: [locationIn('HAKKARİ')] }),
  );
  await expectCountFollows(page, '/semtler', 'Kadıköy', () =>
    directory.add({ ...business, locations: [locationIn('Istanbul', 'KADIKÖY')] }),
  );
});

test('PUB-CAT-01 PUB-CAT-06 PUB-CAT-07 PUB-CAT-13 a visitor opens a category from the list of all and pages through it', async ({
  page,
}) => {
  const categoryIds = [await directory.categoryId('Çorba')];
  const total = (await countAt(page, '/kategoriler', 'Çorba')) + 13;
  for (let one = 1; one <= 13; one += 1) await directory.add({ name: `Çorbacı ${one} Numara`, categoryIds });
  await expect.poll(() => countAt(page, '/kategoriler', 'Çorba'), WITHIN).toBe(total);
  // The list of a category is read from the search index, which may follow later than the counts.
  const listed = async () => (await (await page.request.get('/kategori/corba')).text()).replaceAll(/<[^>]+>/g, '');
  await expect.poll(listed, WITHIN).toContain(`Çorba kategorisinde ${total} işletme gösteriliyor`);

  await page.goto('/kategoriler');
  const plate = page.getByRole('main').getByRole('link', { name: /^Çorba/ });
  await plate.click();
  await expect(page).toHaveURL('/kategori/corba');
  await expect(page.getByText(`Çorba kategorisinde ${total} işletme gösteriliyor`)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  const first = await cards(page).allInnerTexts();

  const pages = page.getByRole('navigation', { name: 'Sayfalar' });
  await pages.getByRole('link', { name: 'Sonraki' }).click();
  await expect(page).toHaveURL('/kategori/corba?page=2');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(`Çorba kategorisinde ${total} işletme gösteriliyor`)).toBeVisible();
  await expect(cards(page)).toHaveCount(Math.min(12, total - 12));
  for (const text of await cards(page).allInnerTexts()) expect(first).not.toContain(text);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kategori\/corba\?page=2$/);

  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('main').getByRole('link', { name: 'Tüm kategoriler' }).click();
  await expect(page).toHaveURL('/kategoriler');
});

test('PUB-CITY-01 PUB-CITY-03 PUB-CITY-04 PUB-CITY-05 cities are listed by number of businesses, and a city’s page shows its businesses or says that it has none', async ({
  page,
}) => {
  await page.goto('/sehirler');
  const counts = (await cards(page).locator('.count').allInnerTexts()).map((text) =>
    Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', '')),
  );
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  await cards(page).getByRole('link', { name: 'İstanbul', exact: true }).click();
  await expect(page).toHaveURL('/sehir/istanbul');
  await expect(page.getByText(/^[\d.]+ işletme gösteriliyor$/)).toBeVisible();
  await expect(cards(page).first()).toContainText(', Türkiye');
  await expect(page.getByRole('region', { name: 'İstanbul rehberi' })).toContainText('toptan gıda');

  await page.goto('/sehir/hakkari');
  await expect(page.getByText('Burada henüz işletme yok.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const wayOn = page.getByRole('link', { name: 'Tüm işletmelere bakın' });
  await expect(wayOn).toHaveAttribute('href', '/isletmeler');
  await wayOn.click();
  await expect(page).toHaveURL('/firma');
});

test('PUB-DIST-01 PUB-DIST-03 PUB-DIST-04 ROUTE-10 a visitor browses the districts of İstanbul and of all cities, and opens one', async ({
  page,
}) => {
  await page.goto('/semtler');
  await expect(heading(page)).toHaveText('İstanbul Semtleri');
  // with a card, or by name if it has no business
  await expect(page.getByRole('main').locator('a[href^="/semt/istanbul-"]')).toHaveCount(39);
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain('İstanbul, Türkiye');
  await page.getByRole('link', { name: 'Tüm şehirlerin semtleri' }).click();
  await expect(page).toHaveURL('/bolgeler');
  await expect(heading(page)).toHaveText('Tüm Semtler ve İlçeler');
  await page.getByRole('main').getByRole('link', { name: 'İstanbul semtleri' }).first().click();

  await cards(page).getByRole('link', { name: 'Kadıköy', exact: true }).click();
  await expect(page).toHaveURL('/semt/istanbul-kadikoy');
  await expect(page.getByRole('region', { name: 'Kadıköy rehberi' })).toContainText('Kadıköy Çarşısı');
  await page.getByRole('main').getByRole('link', { name: 'Tüm semtler' }).click();
  await expect(page).toHaveURL('/semtler');

  const answer = await page.goto('/semt/istanbul-atlantis');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Semt bulunamadı');
});

const REDIRECTS = [
  ['ROUTE-04', '/isletmeler?q=peynir', '/firma?q=peynir'],
  ['ROUTE-05', '/isletme/anadolu-baharat-evi', '/firma/anadolu-baharat-evi'],
  ['ROUTE-06', '/products?search=peynir', '/urunler?search=peynir'],
  ['ROUTE-09', '/city/istanbul', '/sehir/istanbul'],
  ['ROUTE-12', '/district', '/semtler'],
  ['ROUTE-12', '/district/istanbul-kadikoy', '/semtler'],
  ['ROUTE-17', '/BusinessPage', '/firma'],
  ['ROUTE-17', '/BusinessPage/anadolu-baharat-evi', '/firma/anadolu-baharat-evi'],
  ['ROUTE-17', '/business', '/firma'],
  ['ROUTE-17', '/business/anadolu-baharat-evi', '/firma/anadolu-baharat-evi'],
  ['ROUTE-20', '/kategori/baharat?page=1', '/kategori/baharat'],
  ['PUB-CAT-12', '/kategori/Baharat', '/kategori/baharat'],
  ['PUB-LIST-04', '/firma?category=Baharat', '/firma?category=baharat'],
] as const;

for (const [id, from, to] of REDIRECTS) {
  test(`${id} ${from} redirects to ${to} in one step`, async ({ baseURL, request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers()['location']!, baseURL).href).toBe(new URL(to, baseURL).href);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}
