import { type APIRequestContext, expect, test } from './support/test.js';
import { Directory, locationIn, type SavedBusiness } from './support/directory.js';
import { SEEN_WITHIN_MS } from './support/eventually.js';
import { whileImporting } from './support/importing.js';
import { Stores } from './support/stores.js';
import { metric } from './support/system.js';

const WITHIN = { timeout: SEEN_WITHIN_MS, intervals: [50] };

let directory: Directory;
const stores = new Stores();
test.beforeAll(async () => {
  directory = await Directory.open();
});
test.afterAll(async () => {
  await directory.close();
  await stores.close();
});

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** Every page that shows the business: its own, lists with its card, and searches for its name. */
const pagesOf = ({ slug, name }: SavedBusiness): string[] => [
  `/firma/${slug}`,
  '/firma?sort=added',
  '/kategori/tatli',
  '/sehir/kilis',
  `/firma?q=${encodeURIComponent(name)}`,
];

/** Reads every page before and after the change, so that a stale cached page would be noticed. */
async function expectSeenEverywhere(
  request: APIRequestContext,
  business: SavedBusiness,
  change: (from: SavedBusiness) => Promise<SavedBusiness>,
): Promise<SavedBusiness> {
  for (const path of pagesOf(business)) await expect.poll(() => textOf(request, path)).toContain(business.name);
  const changed = await change(business);
  const requested = pagesOf(changed).map((path) =>
    expect.poll(() => textOf(request, path), { message: path, ...WITHIN }).toContain(changed.name),
  );
  await Promise.all(requested);
  return changed;
}

async function aSweetShop(name: string): Promise<SavedBusiness> {
  const categoryIds = [await directory.categoryId('Tatlılar')];
  return directory.add({ name, categoryIds, locations: [locationIn('Kilis')] });
}

test('a change to a business appears on its page, in lists and in search despite the caches', async ({ request }) => {
  const shop = await aSweetShop('Eskiadlı Katmerci');
  const renamed = await expectSeenEverywhere(request, shop, (from) =>
    directory.change(from, { name: 'Yeniadlı Katmerci' }),
  );

  await directory.remove(renamed.id);
  const answers = async () => (await request.get(`/firma/${renamed.slug}`)).status();
  await expect.poll(answers, WITHIN).toBe(410);
  for (const path of ['/firma?sort=added', '/kategori/tatli', '/sehir/kilis', '/firma?q=Yeniadlı Katmerci']) {
    await expect
      .poll(() => textOf(request, path), { message: path, ...WITHIN })
      .not.toContain(`/firma/${renamed.slug}"`);
  }
});

test('a change to a business appears on its page, in lists and in search while an import is running', async ({
  request,
}) => {
  const called = `Akan${Date.now()}`;
  const shop = await aSweetShop('Kalabalıkta Helvacı');
  await whileImporting(called, async () => {
    await expect.poll(async () => (await stores.businesses(called)).size, { timeout: 60_000 }).toBeGreaterThan(50);
    // among hundreds of newer businesses it is not on the first page of the lists
    await directory.change(shop, { name: 'Tenhada Helvacı' });
    for (const path of [`/firma/${shop.slug}`, '/kategori/tatli', '/sehir/kilis', '/firma?q=Tenhada+Helvacı']) {
      await expect.poll(() => textOf(request, path), { message: path, ...WITHIN }).toContain('Tenhada Helvacı');
    }
  });
});

test('an uncached page that fifty visitors request at the same time is rendered once', async ({ request }) => {
  // Changes of an earlier import may still arrive and invalidate a list while it is rendered; it is then rendered again for later requests.
  await expect(async () => {
    const path = `/firma?q=izdiham${Date.now()}`;
    const before = await metric('gateway', 'gateway_render_seconds_count');
    const answers = await Promise.all(Array.from({ length: 50 }, () => request.get(path)));
    expect(answers.map((answer) => answer.status())).toEqual(Array.from({ length: 50 }, () => 200));
    expect(new Set(answers.map((answer) => answer.headers()['etag'])).size).toBe(1);
    expect((await metric('gateway', 'gateway_render_seconds_count')) - before).toBe(1);
  }).toPass();
});
