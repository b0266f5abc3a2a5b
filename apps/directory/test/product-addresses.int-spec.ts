import type { ProductInput, ReplyOf, FindProductStretch, ListProductAddresses } from '@tedarik/commands';
import { aBusinessInput, aProductInput, sharedByTests } from '@tedarik/testing';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { PublicProducts } from '../src/reading/public-products.js';
import { aDirectory } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  // Stopped, because its own queries would appear in the profile.
  await directory.get(CountsAggregator).onApplicationShutdown();
});
beforeEach(async () => {
  await directory.reset();
  category = await directory.category('Peynir');
});

const products = (count: number, name: string): ProductInput[] =>
  Array.from({ length: count }, (_, index) => aProductInput({ name: `${name} ${index}`, categoryId: category }));
const create = (name: string, products: ProductInput[]) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, products }) }, {});
const update = ({ id, revision }: { id: string; revision: number }, changes: object) =>
  directory.get(BusinessForms).update({ id, revision, changes }, {});

/** All site map files of this size, each read in pages of `limit`. */
async function files(size: number, limit: number) {
  const found: { changedAt: string; rows: ReplyOf<typeof ListProductAddresses>['addresses'] }[] = [];
  for (let after: string | null = null; ;) {
    const { end }: ReplyOf<typeof FindProductStretch> = await directory.get(PublicProducts).stretch({ after, size });
    if (!end) return found;
    const rows: ReplyOf<typeof ListProductAddresses>['addresses'] = [];
    let from: string | null = after;
    do {
      const request = { after: from, until: end.until, limit };
      const page: ReplyOf<typeof ListProductAddresses> = await directory.get(PublicProducts).listAddresses(request);
      expect(page.addresses.length).toBeLessThanOrEqual(limit);
      rows.push(...page.addresses);
      from = page.next;
    } while (from);
    found.push({ changedAt: end.changedAt, rows });
    after = end.until;
  }
}
const names = async () => (await files(100, 100)).flatMap(({ rows }) => rows.map(({ name }) => name)).toSorted();

it('lists every public product once, in stretches of the requested size, with the time of its last change', async () => {
  await create('Kars Yaylası', products(7, 'Gravyer'));
  await create('Ezine Çiftliği', products(4, 'Ezine'));
  const found = await files(5, 2);
  expect(found.map(({ rows }) => rows.length)).toEqual([5, 5, 1]);
  const stored = await directory.db
    .collection<{ _id: string; name: string; updatedAt: Date }>('products')
    .find()
    .sort({ _id: 1 })
    .toArray();
  expect(found.flatMap(({ rows }) => rows)).toEqual(
    stored.map(({ _id, name, updatedAt }) => ({ id: _id, name, updatedAt: updatedAt.toISOString() })),
  );
});

it('returns the time of the last change in each stretch', async () => {
  await create('Kars Yaylası', products(4, 'Gravyer'));
  const at = (minute: number) => new Date(`2026-11-21T09:0${minute}:00.000Z`);
  const stored = await directory.rows('products');
  for (const [index, { _id }] of stored.toSorted((a, b) => (a._id < b._id ? -1 : 1)).entries()) {
    await directory.db.collection('products').updateOne({ _id }, { $set: { updatedAt: at([5, 2, 1, 3][index]!) } });
  }
  expect((await files(2, 10)).map(({ changedAt }) => changedAt)).toEqual(
    [at(5), at(3)].map((one) => one.toISOString()),
  );
});

it('PUB-BIZ-14 leaves out deleted products and those that no public business offers', async () => {
  const kept = await create('Kars Yaylası', products(2, 'Gravyer'));
  const hidden = await create('Gizlenen', products(2, 'Tereyağı'));
  expect(await names()).toHaveLength(4);
  const shownAgain = await update(hidden, { status: 'inactive' });
  expect(await names()).toEqual(['Gravyer 0', 'Gravyer 1']);
  await update(shownAgain, { status: 'active' });
  expect(await names()).toHaveLength(4);
  await update(kept, { products: [] });
  expect(await names()).toEqual(['Tereyağı 0', 'Tereyağı 1']);
});

it('finds the end of a stretch by index keys only, and reads no more products than it lists', async () => {
  for (let business = 0; business < 3; business++) await create(`Firma ${business}`, products(40, 'Peynir'));
  await directory.db.command({ profile: 2 });
  const { end } = await directory.get(PublicProducts).stretch({ after: null, size: 50 });
  await directory.get(PublicProducts).listAddresses({ after: end!.until, until: null, limit: 20 });
  await directory.db.command({ profile: 0 });
  const profile = await directory.rows('system.profile', { ns: /\.products$/ });
  await directory.db.collection('system.profile').drop();
  expect(profile.map(({ op, docsExamined, keysExamined }) => ({ op, docsExamined, keysExamined }))).toEqual([
    { op: 'command', docsExamined: 0, keysExamined: 50 },
    { op: 'query', docsExamined: 20, keysExamined: 20 },
  ]);
});
