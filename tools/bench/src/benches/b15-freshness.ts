import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CATEGORIES, UpdateBusiness } from '@tedarik/commands';
import type { Bench, BenchOutcome } from '../harness/bench.js';
import { percentile } from '../harness/figures.js';
import { figure } from '../harness/table.js';
import { type Shown, textOf, untilShown } from '../harness/until-shown.js';
import { whileImporting } from '../harness/while-importing.js';
import type { BenchContext } from '../bench-context.js';

const PROMISED_MS = 2_000;
const WARM_UPS = 2;
const LONGEST_REST_MS = 1_000;
// An import runs while changes are followed, so slow changes would let the directory grow too large.
const TIME_PER_CHANGE_MS = 5_000;
const ACTOR = { kind: 'back-office', id: 'bench', name: 'Bench' } as const;

/** Times in milliseconds of every change, by the page that must show it. */
type Times = Map<string, number[]>;

/** The time from the response to a back-office save until the site shows it, compared with the promised two seconds. */
export const freshnessBench: Bench = {
  id: 'B15',
  name: 'freshness',
  needsDataset: true,
  async run(surroundings) {
    const { changes } = surroundings.sizes;
    const category = await aCategory(surroundings);
    const businesses = await businessesToChange(surroundings, WARM_UPS + 2 * changes);
    const follow = (count: number) => followChanges(surroundings, businesses.splice(0, count), category);
    await follow(WARM_UPS);
    const idle = await follow(changes);
    const { result: busy, rows } = await whileImporting(surroundings, () => follow(changes));
    return [...outcomesOf(idle, 'idle'), ...outcomesOf(busy, `while ${rows} rows are imported`)];
  },
};

interface Stored {
  _id: string;
  slug: string;
  revision: number;
  categoryIds: string[];
}
/** A category that only the bench adds businesses to, so that its count is known whatever is imported. */
interface Category {
  id: string;
  slug: string;
  businessCount: number;
}

async function aCategory({ messaging }: BenchContext): Promise<Category> {
  const request = { name: `Bench ${aWord()}` };
  const { id, slug } = await messaging.requests.send(CATEGORIES.contracts.create, request, {
    actor: ACTOR,
    commandId: randomUUID(),
  });
  return { id, slug, businessCount: 0 };
}

async function businessesToChange({ directory }: BenchContext, count: number): Promise<Stored[]> {
  const pipeline = [{ $match: { deletedAt: null, status: 'active' } }, { $sample: { size: count } }];
  const stored = await directory.collection('businesses').aggregate<Stored>(pipeline).toArray();
  const found = [...new Map(stored.map((one) => [one._id, one])).values()];
  if (found.length < count) throw new Error(`${count} businesses are needed, ${found.length} are there`);
  return found;
}

/** Makes one change after the other; each must be visible on every page before the next is made. Stops early when they take too long. */
async function followChanges(surroundings: BenchContext, businesses: Stored[], category: Category): Promise<Times> {
  const times: Times = new Map();
  const until = Date.now() + businesses.length * TIME_PER_CHANGE_MS;
  for (const business of businesses) {
    if (Date.now() > until) break;
    for (const [page, milliseconds] of await followOne(surroundings, business, category)) {
      times.set(page, [...(times.get(page) ?? []), milliseconds]);
    }
    // A random pause, because otherwise every change would hit the same phase of work that happens at most once a second.
    await pause(randomInt(LONGEST_REST_MS));
  }
  return times;
}

async function followOne(
  { baseUrl, messaging }: BenchContext,
  { _id: id, slug, revision, categoryIds }: Stored,
  category: Category,
): Promise<[page: string, milliseconds: number][]> {
  const name = aWord();
  const { file, lastmod } = await placeInSitemap(baseUrl, slug);
  category.businessCount += 1;
  const count = new RegExp(`href="/kategori/${category.slug}"(?:(?!</li>).)*<span>${category.businessCount} `, 's');
  const pages: Record<string, Shown> = {
    'business page': { path: `/firma/${slug}`, says: (text) => text.includes(name) },
    // The search text itself is on the page, so only a link to the business counts as a hit.
    search: { path: `/firma?q=${name}`, says: (text) => text.includes(`href="/firma/${slug}"`) },
    counts: { path: '/kategoriler', says: (text) => count.test(text) },
    sitemap: { path: file, says: (text) => (lastmodIn(text, slug) ?? lastmod) > lastmod },
  };
  // This also puts the pages into the cache, so that a page that is not invalidated would be noticed.
  for (const { path, says } of Object.values(pages)) {
    if (says(await textOf(baseUrl, path))) throw new Error(`${path} says what has not been changed yet`);
  }
  const changes = { name, categoryIds: [...categoryIds, category.id] };
  await messaging.requests.send(UpdateBusiness, { id, revision, changes }, { actor: ACTOR, commandId: randomUUID() });
  return Promise.all(
    Object.entries(pages).map(async ([page, shown]): Promise<[string, number]> => [
      page,
      await untilShown(baseUrl, shown),
    ]),
  );
}

/** The file of the site map that contains the business, and its time of change there. */
async function placeInSitemap(baseUrl: string, slug: string): Promise<{ file: string; lastmod: string }> {
  const index = await textOf(baseUrl, '/sitemap.xml');
  for (const [, file = ''] of index.matchAll(/<loc>[^<]*(\/sitemaps\/firmalar[^<]*)<\/loc>/g)) {
    const lastmod = lastmodIn(await textOf(baseUrl, file), slug);
    if (lastmod) return { file, lastmod };
  }
  throw new Error(`${slug} is in no file of the site map`);
}

const lastmodIn = (text: string, slug: string): string | undefined =>
  new RegExp(`/firma/${slug}</loc><lastmod>([^<]+)`).exec(text)?.[1];

/** A word that nothing else contains. */
const aWord = (): string =>
  `Taze${randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'klmnoprstu'[+digit]!)}`;

function outcomesOf(times: Times, when: string): BenchOutcome[] {
  return [...times].map(([page, all]) => {
    const [p50, p95, most] = [percentile(all, 0.5), percentile(all, 0.95), Math.max(...all)];
    return {
      title: `B15 save to ${page} p95, ${when}`,
      unit: 'ms',
      pairs: [{ ours: p95, yardstick: PROMISED_MS }],
      goal: { keep: 'at most', ratio: 1 },
      notes: [`p50 ${figure(p50)} ms, slowest ${figure(most)} ms of ${all.length} changes`],
    };
  });
}
