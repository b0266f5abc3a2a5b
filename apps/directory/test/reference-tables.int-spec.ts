import { allReferenceTables, type ReferenceTables as Tables } from '@tedarik/commands';
import { sharedByTests } from '@tedarik/testing';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { aDirectory, anId } from './a-directory.js';

const MAX_MESSAGE_BYTES = 512_000;
const LONG = 'ş'.repeat(5_000);
/** More than a list carries, too. Thousands of them are read for every page. */
const LONGER_THAN_CARRIED = 'ş'.repeat(400);

const directory = sharedByTests(aDirectory);
beforeAll(async () => {
  const stored = { deletedAt: null, createdAt: new Date(0), version: 1, revision: 1 };
  const district = (at: number) => ({
    ...stored,
    _id: anId(),
    slug: `kars-${at}`,
    name: `Semt ${at}`,
    nameKey: `semt-${at}`,
    city: 'Kars',
    cityKey: 'kars',
    region: null,
    country: 'Türkiye',
    description: LONG,
    imageUrl: null,
  });
  const category = (at: number) => ({
    ...stored,
    _id: anId(),
    slug: `tur-${at}`,
    name: `Tür ${'ğ'.repeat(100)} ${at}`,
    nameKey: `tur ${at}`,
    sortKey: `tur ${at}`,
    sortOrder: null,
    description: LONGER_THAN_CARRIED,
  });
  const many = <Row>(count: number, row: (at: number) => Row) => Array.from({ length: count }, (_, at) => row(at));
  await directory.db.collection<{ _id: string }>('districts').insertMany(many(200, district));
  await directory.db.collection<{ _id: string }>('categories').insertMany(many(2_000, category));
  const former = (at: number) => ({ _id: anId(), kind: 'category', slug: `eski-${at}`, id: anId(), at: new Date(at) });
  await directory.db.collection<{ _id: string }>('slugHistory').insertMany(many(4_000, former));
});

it('R1: returns thousands of categories, districts and former slugs in pages, each smaller than a message', async () => {
  const sizes: number[] = [];
  const all = await allReferenceTables(async (request) => {
    const page = await directory.get(ReferenceTables).page(request);
    sizes.push(Buffer.byteLength(JSON.stringify(page)));
    return page;
  });

  expect(Math.max(...sizes)).toBeLessThan(MAX_MESSAGE_BYTES);
  expect(sizes.length).toBeGreaterThan(1);
  const count = ({ categories, cities, districts, formerSlugs }: Tables) =>
    [categories, cities, districts, formerSlugs].map(({ length }) => length);
  expect(count(all)).toEqual([2_000, 0, 200, 4_000]);
  expect(new Set(all.categories.map(({ id }) => id)).size).toBe(2_000);
});

it('R1: lists contain the beginning of a description; describeDistrict returns all of it', async () => {
  const [district] = (await directory.get(ReferenceTables).get()).districts;
  expect(district!.description).toBe(`${'ş'.repeat(299)}…`);
  const { description } = await directory.get(ReferenceTables).describeDistrict({ id: district!.id });
  expect(description).toBe(LONG);
});
