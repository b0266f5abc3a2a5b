import type { RequestContext, RequestOf } from '@tedarik/commands';
import { MergeBusinesses } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessDeleted } from '@tedarik/events';
import { Clock, Erasure } from '@tedarik/service-kit';
import { aBusinessInput, anImportedBusiness, sharedByTests, rejectionOf } from '@tedarik/testing';
import { ImportChunks } from '../src/import/import-chunks.js';
import { MatchBusinessesQuery } from '../src/import/match-businesses.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Merges } from '../src/merging/merges.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { ListedBusinesses } from '../src/reading/listed-businesses.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let dairy: string;
let olives: string;
beforeAll(async () => {
  dairy = await directory.category('Süt Ürünleri');
  olives = await directory.category('Zeytin');
});
beforeEach(async () => {
  for (const name of ['businesses', 'products', 'removals', 'merges', 'outbox', 'slugHistory'])
    await directory.db.collection(name).deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const ADMINISTRATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe Yönetici' } };
const product = (name: string) => ({ name, description: 'Taze.', categoryId: dairy, price: 90, imageUrl: null });
const create = (name: string, over: Partial<Parameters<typeof aBusinessInput>[0]> = {}) =>
  directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, status: 'active', categoryIds: [dairy], ...over }) }, {});
const read = async (id: string) => (await directory.get(BusinessForms).get({ id })).business!;
const bySlug = (slug: string) => directory.get(GetBusinessBySlugQuery).execute({ slug });
const undo = (mergeId: string) => directory.get(Merges).undo({ mergeId }, ADMINISTRATOR);
async function merge(
  keptId: string,
  mergedId: string,
  over: Partial<RequestOf<typeof MergeBusinesses>> = {},
): Promise<string> {
  const [kept, merged] = [await read(keptId), await read(mergedId)];
  const revisions = { keptId, keptRevision: kept.revision, mergedId, mergedRevision: merged.revision };
  const request = { ...revisions, taken: [], locationIds: [], ...over };
  return (await directory.get(Merges).merge(request, ADMINISTRATOR)).mergeId;
}
const namesOf = async (id: string) => (await read(id)).products.map(({ name }) => name);

it('merges two businesses into one with the chosen values and the categories and products of both', async () => {
  const kept = await create('Ege Süt', { products: [product('Lor')] });
  const other = await create('Ege Süt Gıda', {
    phone: '0212 555 66 77',
    categoryIds: [olives],
    products: [product('LOR'), product('Kaymak')],
  });
  await merge(kept.id, other.id, { taken: ['phone'], locationIds: [other.locations[0]!.id] });
  const united = await read(kept.id);
  expect(united).toMatchObject({ name: 'Ege Süt', phone: other.phone, categoryIds: [dairy, olives] });
  expect(united.locations.map(({ id, isHeadquarters }) => [id, isHeadquarters])).toEqual([
    [kept.locations[0]!.id, true],
    [other.locations[0]!.id, false],
  ]);
  expect(await namesOf(kept.id)).toEqual(['Lor', 'Kaymak']);
  expect(united.productNames).toEqual(['Lor', 'Kaymak']);
});

it('redirects from the slug of the merged business to the kept one, over several merges too', async () => {
  const [first, second, third] = [await create('Bir'), await create('İki'), await create('Üç')];
  await merge(second.id, first.id);
  await merge(third.id, second.id);
  for (const slug of ['bir', 'iki']) expect(await bySlug(slug)).toEqual({ found: 'moved', slug: 'uc' });
  const { businesses } = await directory.get(ListedBusinesses).byIds({ ids: [first.id, second.id, third.id] });
  expect(businesses.map(({ id, formerIds }) => [id, formerIds])).toEqual([[third.id, [first.id, second.id]]]);
  await directory.get(DeletedBusinesses).delete({ id: third.id }, {});
  expect(await bySlug('bir')).toEqual({ found: 'deleted' });
});

it('announces into which business the deleted one was merged, and logs the merge for both', async () => {
  const [kept, other] = [await create('Kalan'), await create('Giden')];
  const mergeId = await merge(kept.id, other.id);
  expect(await directory.told({ subject: BusinessDeleted.subject })).toMatchObject([
    { envelope: { aggregateId: other.id, version: 2, data: { slug: 'giden', mergedInto: kept.id } } },
  ]);
  const recorded = await directory.told({ subject: AUDIT_RECORDED.directory.subject });
  expect(recorded).toMatchObject([
    { envelope: { data: { action: 'merged', record: { id: kept.id }, after: { mergedBusiness: 'Giden' } } } },
    { envelope: { data: { action: 'merged-away', record: { id: other.id } } } },
  ]);
  const list = { search: 'giden', page: 1, pageSize: 20, sort: 'at' as const, descending: true };
  expect(await directory.get(Merges).list(list)).toMatchObject({
    total: 1,
    merges: [{ id: mergeId, by: 'Ayşe Yönetici', keptName: 'Kalan', mergedName: 'Giden', undoneAt: null }],
  });
});

it('an undo restores the former values of both businesses, but not those that were edited since', async () => {
  const kept = await create('Kalan', { phone: '0212 111 22 33', products: [product('Lor')] });
  const other = await create('Giden', {
    phone: '0212 444 55 66',
    description: 'Zeytin satar.',
    categoryIds: [olives],
    products: [product('Lor'), product('Kaymak')],
  });
  const [before, otherBefore] = [await read(kept.id), await read(other.id)];
  const mergeId = await merge(kept.id, other.id, { taken: ['name', 'phone', 'description'] });
  const { revision } = await read(kept.id);
  const changes = { description: 'Sonradan yazıldı.', email: 'yeni@ornek.com.tr' };
  await directory.get(BusinessForms).update({ id: kept.id, revision, changes }, {});

  expect(await undo(mergeId)).toEqual({ keptId: kept.id, mergedId: other.id, isWhole: false });
  expect(await undo(mergeId)).toEqual({ keptId: kept.id, mergedId: other.id, isWhole: false });
  const { name, phone, categoryIds, locations, slug } = before;
  expect(await read(kept.id)).toMatchObject({ name, phone, categoryIds, locations, slug, ...changes });
  expect(await namesOf(kept.id)).toEqual(['Lor']);
  expect((await read(kept.id)).productNames).toEqual(['Lor']);
  const { version: _, revision: __, updatedAt: ___, ...own } = otherBefore;
  expect(await read(other.id)).toMatchObject(own);
  expect(await bySlug('giden')).toMatchObject({ found: 'live' });
});

it('an undo returns a product with its later edits; a product that both offered stays with both', async () => {
  const kept = await create('Kalan');
  const other = await create('Giden', {
    products: [{ ...product('Ortak'), alsoOfferedBy: [kept.id] }, product('Kendi')],
  });
  const mergeId = await merge(kept.id, other.id);
  const united = await read(kept.id);
  expect(united.products.map(({ name }) => name).toSorted()).toEqual(['Kendi', 'Ortak']);
  const products = united.products.map(({ id, name, description, categoryId }) => ({
    ...{ id, description, categoryId: categoryId ?? dairy, imageUrl: null },
    name: name === 'Kendi' ? 'Kendi Peynirimiz' : name,
    price: 120,
  }));
  await directory.get(BusinessForms).update({ id: kept.id, revision: united.revision, changes: { products } }, {});
  await undo(mergeId);
  expect(await namesOf(other.id)).toEqual(['Ortak', 'Kendi Peynirimiz']);
  expect((await read(kept.id)).productNames).toEqual(['Ortak']);
});

it('only the last merge can be undone, and a merged business cannot be restored as a deleted one', async () => {
  const [kept, first, second] = [await create('Kalan'), await create('Bir'), await create('İki')];
  const earlier = await merge(kept.id, first.id);
  const later = await merge(kept.id, second.id);
  expect(await rejectionOf(undo(earlier))).toMatchObject({ code: 'merged-further' });
  const restored = await directory.get(DeletedBusinesses).restoreAll({ ids: [first.id] }, {});
  expect(restored.outcomes).toEqual([{ id: first.id, outcome: 'refused', code: 'business-merged' }]);
  await undo(later);
  await undo(earlier);
  expect(await bySlug('bir')).toMatchObject({ found: 'live' });
  const again = await merge(first.id, kept.id);
  await merge(second.id, first.id);
  expect(await rejectionOf(undo(again))).toMatchObject({ code: 'merged-further' });
});

it('refuses a business that was saved meanwhile, is deleted, or is merged with itself', async () => {
  const [kept, other] = [await create('Kalan'), await create('Giden')];
  expect(await rejectionOf(merge(kept.id, kept.id))).toMatchObject({ code: 'same-business' });
  expect(await rejectionOf(merge(kept.id, other.id, { mergedRevision: 7 }))).toMatchObject({
    code: 'business-changed-meanwhile',
  });
  await directory.get(DeletedBusinesses).delete({ id: other.id }, {});
  const request = { keptId: kept.id, keptRevision: 1, mergedId: other.id, mergedRevision: 1 };
  const late = directory.get(Merges).merge({ ...request, taken: [], locationIds: [] }, {});
  expect(await rejectionOf(late)).toMatchObject({ code: 'business-not-found' });
});

it('an import matches a merged business by name and place id, even after it was erased', async () => {
  const kept = await create('Kalan');
  const row = anImportedBusiness({ name: 'Giden Gıda', placeId: 'yer-1' });
  const chunk = { importId: anId(), chunk: 0, fence: 1 };
  const { outcomes } = await directory.get(ImportChunks).write({ ...chunk, businesses: [row] }, {});
  const goneId = outcomes[0]!.businessId!;
  const mergeId = await merge(kept.id, goneId);
  // The kept business now has another place id.
  await directory.db
    .collection<{ _id: string }>('businesses')
    .updateOne({ _id: kept.id }, { $set: { placeId: 'yer-2' } });

  const isKnown = async () => {
    const sought = (over: object) => ({ row: 1, name: 'Başka', placeId: null, ...row.location, ...over });
    const { matches } = await directory.get(MatchBusinessesQuery).execute({
      businesses: [sought({ placeId: 'yer-1' }), sought({ row: 2, name: 'GİDEN GIDA' })].map(
        ({ row: number, name, placeId, address, city, latitude, longitude }) => ({
          ...{ row: number, name, placeId, address, city, latitude, longitude },
        }),
      ),
    });
    expect(matches.map(({ businessId }) => businessId)).toEqual([kept.id, kept.id]);
    const again = { importId: anId(), chunk: 0, fence: 1, businesses: [row] };
    expect((await directory.get(ImportChunks).write(again, {})).outcomes).toMatchObject([
      { outcome: 'duplicate', businessId: kept.id, slug: 'kalan' },
    ]);
  };
  await isKnown();

  const now = Date.now();
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(now + 31 * 86_400_000));
  await directory.get(Erasure).eraseDue();
  await isKnown();
  expect(await bySlug('giden-gida')).toEqual({ found: 'moved', slug: 'kalan' });
  expect(await rejectionOf(undo(mergeId))).toMatchObject({ code: 'merge-expired' });
});
