import type { BusinessSort } from '@tedarik/commands';
import { anImportedBusiness, sharedByTests } from '@tedarik/testing';
import type { mongo } from 'mongoose';
import { ImportChunks } from '../src/import/import-chunks.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { Snapshots } from '../src/reading/snapshots.js';
import { ListedBusinesses } from '../src/reading/listed-businesses.js';
import { aDirectory, anId } from './a-directory.js';

const BUSINESSES = 10_000;
const BATCH = 200;

const directory = sharedByTests(aDirectory);
let categories: string[];
beforeAll(async () => {
  // Stopped, because its own queries would appear in the profile.
  await directory.get(CountsAggregator).onApplicationShutdown();
  categories = await Promise.all(['Baharat', 'Süt', 'Çay'].map((name) => directory.category(name)));
  for (let chunk = 0; chunk < BUSINESSES / BATCH; chunk++) await importChunk(chunk);
  await setRatings();
});

const importChunk = (chunk: number) =>
  directory.get(ImportChunks).write(
    {
      importId: anId(),
      chunk,
      fence: 1,
      businesses: Array.from({ length: BATCH }, (_, index) => aRow(chunk * BATCH + index)),
    },
    {},
  );
const aRow = (number: number) =>
  anImportedBusiness({
    row: number + 1,
    name: `${['Şirin', 'Çınar', 'Iğdır', 'İnci', 'Ada'][number % 5]} Gıda ${number}`,
    slug: null,
    placeId: null,
    established: null,
    status: number % 10 === 9 ? 'pending' : 'active',
    categoryIds: [categories[number % 3] ?? ''],
  });

/** Sets values directly, because there is no reviews service here: every fourth business gets a rating, every sixth a year. */
const setRatings = () =>
  directory.db
    .collection('businesses')
    .bulkWrite([
      { updateMany: { filter: { slug: /[048]$/ }, update: { $set: { averageRating: 4.5, reviewCount: 3 } } } },
      { updateMany: { filter: { slug: /[26]$/ }, update: { $set: { averageRating: 4.5, reviewCount: 9 } } } },
      { updateMany: { filter: { slug: /3$/ }, update: { $set: { establishedYear: 1950 } } } },
      { updateMany: { filter: { slug: /7$/ }, update: { $set: { establishedYear: 2001 } } } },
    ]);

const list = (over: object = {}) =>
  directory.get(ListedBusinesses).list({ words: [], categoryIds: [], sort: 'rating', page: 1, pageSize: 12, ...over });

/** The operations that the server executed for the work, from its profile, without those of the profiler itself. */
async function profiled(work: () => Promise<unknown>): Promise<mongo.Document[]> {
  await directory.db.command({ profile: 2 });
  await work();
  await directory.db.command({ profile: 0 });
  const entries = await directory.rows('system.profile', { op: { $in: ['query', 'command', 'getmore'] } });
  await directory.db.collection('system.profile').drop();
  return entries.filter(
    ({ ns, command }) => !String(ns).endsWith('system.profile') && !(command as mongo.Document)['profile'],
  );
}

describe('lists of ten thousand businesses', () => {
  const sorts: BusinessSort[] = ['relevance', 'rating', 'name', 'newest', 'added'];

  it.each(sorts)('by %s read at most twice as many documents as a page has, on a far page too', async (sort) => {
    for (const [page, categoryIds] of [
      [1, []],
      [100, []],
      [2, categories.slice(0, 1)],
      [2, categories.slice(0, 2)],
    ]) {
      const work = await profiled(() => list({ sort, page, categoryIds }));
      const documents = work.reduce((sum, { docsExamined }) => sum + ((docsExamined as number | undefined) ?? 0), 0);
      expect(documents).toBeLessThanOrEqual(2 * 12);
      expect(work.some(({ hasSortStage, planSummary }) => hasSortStage || planSummary === 'COLLSCAN')).toBe(false);
      // A multi-planner trial would read every document to sort it.
      expect(work.some(({ fromMultiPlanner }) => fromMultiPlanner)).toBe(false);
      expect(work.length).toBeLessThanOrEqual(3);
    }
  });

  it('sorts by rating, then by number of reviews, then by name, the unrated last', async () => {
    const { businesses } = await list({ sort: 'rating', pageSize: 100 });
    expect(businesses.every(({ averageRating, reviewCount }) => averageRating === 4.5 && reviewCount === 9)).toBe(true);
    const keys = businesses.map(({ sortKey }) => sortKey);
    expect(keys).toEqual([...keys].sort());
    const last = await list({ sort: 'rating', page: 89, pageSize: 100 });
    expect(last.businesses.every(({ averageRating }) => averageRating === null)).toBe(true);
  });

  it('sorts names as the Turkish alphabet does', async () => {
    const { businesses } = await list({ sort: 'name', pageSize: 100 });
    const byAlphabet = businesses.map(({ name }) => name).toSorted(new Intl.Collator('tr').compare);
    expect(businesses.map(({ name }) => name)).toEqual(byAlphabet);
  });

  it('sorts by year of establishment, newest first, the unknown last', async () => {
    expect((await list({ sort: 'newest' })).businesses.every(({ slug }) => slug.endsWith('7'))).toBe(true);
    expect(
      (await list({ sort: 'newest', page: 85, pageSize: 100 })).businesses.some(({ slug }) => /[37]$/.test(slug)),
    ).toBe(false);
  });

  it('API-02 returns the most recently added first, and PUB-BIZ-14 only active ones', async () => {
    const { businesses } = await directory.get(ListedBusinesses).recent({ limit: 50 });
    const added = businesses.map(({ createdAt }) => createdAt);
    expect(added).toEqual(added.toSorted().reverse());
    expect(businesses).toHaveLength(50);
    expect(businesses.every(({ status }) => status === 'active')).toBe(true);
  });

  it('counts up to a thousand, and reports that total as a lower bound', async () => {
    expect(await list()).toMatchObject({ total: 1_000, totalIsLowerBound: true });
  });

  it('PUB-BIZ-13 reads the page of a business with at most four queries and one document', async () => {
    const [first] = (await list()).businesses;
    const work = await profiled(() => directory.get(GetBusinessBySlugQuery).execute({ slug: first?.slug ?? '' }));
    expect(work.length).toBeLessThanOrEqual(4);
    expect(work.reduce((sum, { docsExamined }) => sum + ((docsExamined as number | undefined) ?? 0), 0)).toBe(1);
  });
});

describe('reduced search', () => {
  it('matches whole words and the beginning of the last word', async () => {
    const { businesses, total } = await list({ words: ['cinar', 'gid'], pageSize: 100 });
    expect(businesses.every(({ name }) => name.startsWith('Çınar'))).toBe(true);
    expect(total).toBeGreaterThan(900);
    expect(await list({ words: ['cin', 'gida'] })).toMatchObject({
      businesses: [],
      total: 0,
      totalIsLowerBound: false,
    });
  });

  it('returns the exact total when there are few hits', async () => {
    expect(await list({ words: ['gida', '4321'] })).toMatchObject({
      businesses: [{ name: 'Çınar Gıda 4321' }],
      total: 1,
      totalIsLowerBound: false,
    });
  });

  it('finds by the names of categories and cities', async () => {
    const { city } = (await list()).businesses[0]?.locations[0] ?? { city: '' };
    const words = [
      city.toLocaleLowerCase('tr').normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'),
      'bahara',
    ];
    expect((await list({ words })).total).toBeGreaterThan(0);
  });

  it('does not find a business that is not public', async () => {
    expect(await list({ words: ['9999'] })).toMatchObject({ total: 0 });
  });

  it('finds only businesses of the chosen categories', async () => {
    const { businesses } = await list({ words: ['gida'], categoryIds: [categories[1]] });
    expect(businesses.length).toBe(12);
    expect(businesses.every(({ categoryIds }) => categoryIds[0] === categories[1])).toBe(true);
  });

  it('scans no collection: reads about as many keys as it counts hits', async () => {
    const work = await profiled(() => list({ words: ['gida'], sort: 'name' }));
    expect(work.every(({ planSummary }) => planSummary !== 'COLLSCAN')).toBe(true);
    const keys = work.reduce((sum, { keysExamined }) => sum + ((keysExamined as number | undefined) ?? 0), 0);
    expect(keys).toBeLessThanOrEqual(1_100);
  });
});

it('returns every business once, each with a hash of its own', async () => {
  const ids = new Set<string>();
  const hashes = new Set<string>();
  for (let after: string | null = null, page = 0; page === 0 || after; page++) {
    const { rows, next } = await directory.get(Snapshots).ofBusinesses({ after, limit: 500 });
    expect(JSON.stringify(rows).length).toBeLessThan(450_000);
    for (const { id, hash } of rows) {
      ids.add(id);
      hashes.add(hash);
    }
    after = next;
  }
  expect(ids.size).toBe(BUSINESSES);
  expect(hashes.size).toBe(BUSINESSES);
});

it('PUB-BIZ-14 returns the addresses of public businesses for the site map, oldest first, each once', async () => {
  type Page = Awaited<ReturnType<ListedBusinesses['addresses']>>;
  const list = (stretch: { after: Page['next']; until: Page['next'] }, limit: number) =>
    directory.get(ListedBusinesses).addresses({ ...stretch, limit });
  const pages: (Page & { after: Page['next'] })[] = [];
  let after: Page['next'] = null;
  do {
    const page: Page = await list({ after, until: null }, 700);
    pages.push({ ...page, after });
    after = page.next;
  } while (after);
  const stored = await directory.db
    .collection('businesses')
    .find({ status: 'active' })
    .sort({ createdAt: 1, _id: -1 })
    .project<{ slug: string }>({ slug: 1 })
    .toArray();
  expect(pages.flatMap(({ addresses }) => addresses.map(({ slug }) => slug))).toEqual(stored.map(({ slug }) => slug));
  for (const { addresses, after, next } of pages) {
    expect(await list({ after, until: next }, 2_000)).toEqual({ addresses, next: null });
  }
});
