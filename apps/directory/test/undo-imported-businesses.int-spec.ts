import { AUDIT_RECORDED, BusinessDeleted, CategoryDeleted, subjectOn } from '@tedarik/events';
import { anImportedBusiness, eventually, sharedByTests } from '@tedarik/testing';
import { Categories } from '../src/records/categories.js';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { UndoneImports } from '../src/import/undone-imports.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { RateBusiness } from '../src/reactions/rate-business.js';
import { OwnPhotos } from '../src/photos/own-photos.js';
import { aDirectory, anId } from './a-directory.js';
import { account, ownedPages } from './owned-pages.js';

const ADMIN = { actor: { kind: 'back-office' as const, id: 'admin', name: 'Elif Kara' } };

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  category = await directory.category('Gıda');
});
beforeEach(async () => {
  for (const name of ['businesses', 'outbox']) await directory.db.collection(name).deleteMany({});
});

const pages = ownedPages(() => directory);
async function own(id: string) {
  const owner = account('Ali');
  await pages.decide((await pages.start(id, owner)).id, 'approved');
  return owner;
}

async function imported(...names: string[]): Promise<string[]> {
  const businesses = names.map((name, index) => anImportedBusiness({ row: index + 1, name, categoryIds: [category] }));
  const command = { importId: anId(), chunk: 0, fence: 1, businesses };
  const { outcomes } = await directory.get(ImportChunks).write(command, {});
  return outcomes.map(({ businessId }) => businessId ?? '');
}
const undo = async (ids: string[]) => (await directory.get(UndoneImports).undoBusinesses({ ids })).outcomes;
const isThere = async (id: string) => (await directory.get(BusinessForms).get({ id })).business !== null;

it('K25: deletes unchanged businesses: tombstones on the bulk lane, no audit record each, deleted addresses', async () => {
  const [first = '', second = ''] = await imported('Geri Bir', 'Geri İki');
  expect(await undo([first, second])).toEqual([
    { id: first, outcome: 'undone' },
    { id: second, outcome: 'undone' },
  ]);
  expect([await isThere(first), await isThere(second)]).toEqual([false, false]);
  expect(await directory.get(GetBusinessBySlugQuery).execute({ slug: 'geri-bir' })).toMatchObject({ found: 'deleted' });
  expect(await directory.told({ aggregateId: first, version: 2 })).toMatchObject([
    { lane: 'bulk', subject: subjectOn('bulk', BusinessDeleted), envelope: { data: { slug: 'geri-bir' } } },
  ]);
  // K25: recorded once with the import, not once per business.
  expect(await directory.told({ subject: AUDIT_RECORDED.directory.subject })).toEqual([]);
});

it.each<[string, (id: string) => Promise<unknown>]>([
  [
    'an editor saved it',
    (id) => directory.get(BusinessForms).update({ id, revision: 1, changes: { phone: '0212 111 22 33' } }, {}),
  ],
  [
    'a visitor rated it',
    (id) => directory.get(RateBusiness).apply(id, { averageRating: 5, reviewCount: 1, version: 1 }),
  ],
  [
    'it has a product',
    (businessId) => {
      const product = { name: 'Tulum', description: 'Sert.', businessId, categoryId: category };
      return directory.get(SaveProductHandler).create(product, {});
    },
  ],
  ['its page has an owner', own],
  ['somebody claims its page, and it is not decided', (id) => pages.start(id, account('Veli'))],
  [
    'its page has a photo, and no owner any more',
    async (businessId) => {
      const owner = await own(businessId);
      const photo = { uploadId: pages.newUpload(), width: 1200, height: 800 };
      await directory.get(OwnPhotos).add({ businessId, ...photo }, owner);
      await directory.db.collection('pageOwners').deleteMany({ businessId });
    },
  ],
])('keeps a business when %s', async (_what, touch) => {
  const [touched = '', untouched = ''] = await imported('Elden Geçen', 'Elden Geçmeyen');
  await touch(touched);
  expect(await undo([touched, untouched])).toEqual([
    { id: touched, outcome: 'kept' },
    { id: untouched, outcome: 'undone' },
  ]);
  expect(await isThere(touched)).toBe(true);
});

it('deletes a business whose only claim was rejected', async () => {
  const [id = ''] = await imported('Reddedilen');
  await pages.decide((await pages.start(id, account('Can'))).id, 'rejected');
  expect(await undo([id])).toEqual([{ id, outcome: 'undone' }]);
});

it('K17: deletes a business that changed only because its category was merged into another', async () => {
  const merged = await directory.category('Bakliyatçı');
  const [id = ''] = await imported('Derlenen', 'Derlenmeyen');
  await directory.db
    .collection<{ _id: string }>('businesses')
    .updateOne({ _id: id }, { $set: { categoryIds: [merged] } });
  await directory.get(Categories).delete({ ids: [merged], moveTo: category }, {});
  await eventually('the business is in the other category', async () => {
    const { business } = await directory.get(BusinessForms).get({ id });
    if (business?.version !== 2) throw new Error(`version ${business?.version ?? 'none'}`);
  });
  expect(await undo([id])).toEqual([{ id, outcome: 'undone' }]);
});

it('reports deleted and unknown businesses as undone, and gives the same answer when it is repeated', async () => {
  const [deleted = '', fresh = ''] = await imported('Önceden Silinen', 'Yeni Gelen');
  await directory.get(DeletedBusinesses).delete({ id: deleted }, {});
  const outcomes = [deleted, anId(), fresh].map((id) => ({ id, outcome: 'undone' }));
  const ids = outcomes.map(({ id }) => id);
  expect(await undo(ids)).toEqual(outcomes);
  const told = () => directory.told({ aggregateId: { $ne: 'counts' } });
  const events = await told();
  expect(await undo(ids)).toEqual(outcomes);
  expect(await told()).toEqual(events);
});

it('lets an account restore a business that an undo deleted', async () => {
  const [id = ''] = await imported('Geri Dönen');
  await undo([id]);
  await directory.get(DeletedBusinesses).restoreAll({ ids: [id] }, ADMIN);
  const { business } = await directory.get(BusinessForms).get({ id });
  expect(business).toMatchObject({ slug: 'geri-donen', version: 3, products: [] });
});

it('lowers the counts of a category by the deleted businesses', async () => {
  const inCategory = async () => {
    await directory.get(CountsAggregator).now();
    const { categories } = await directory.get(ReferenceTables).get();
    return categories.find(({ id }) => id === category)?.businessCount ?? 0;
  };
  const before = await inCategory();
  const ids = await imported('Sayılan Bir', 'Sayılan İki');
  expect(await inCategory()).toBe(before + 2);
  await undo(ids);
  expect(await inCategory()).toBe(before);
});

it('deletes two hundred businesses in one call', async () => {
  const ids = await imported(...Array.from({ length: 200 }, (_, index) => `Toplu ${index}`));
  expect((await undo(ids)).filter(({ outcome }) => outcome === 'undone')).toHaveLength(200);
  expect(await directory.rows('businesses', { deletedAt: null })).toEqual([]);
});

describe('K6: the categories that were created for an import', () => {
  const ensure = async (importId: string | undefined, ...names: string[]) => {
    const request = { ...(importId && { importId }), categories: names.map((name) => ({ name })) };
    return (await directory.get(Categories).ensure(request, {})).categories.map(({ id }) => id);
  };
  const undoCategories = (importId: string) => directory.get(Categories).undoImported({ importId });
  const live = async (ids: string[]) => {
    const rows = await directory.rows('categories', { _id: { $in: ids }, deletedAt: null });
    return rows.map(({ name }) => String(name)).sort();
  };

  it('K6: are deleted once by its undo when they are empty', async () => {
    const importId = anId();
    await ensure(undefined, 'Öteden Beri');
    const ids = await ensure(importId, 'Mandıra', 'Balık pazarı', 'Öteden Beri');
    expect(await undoCategories(importId)).toEqual({ deleted: 2 });
    expect(await undoCategories(importId)).toEqual({ deleted: 0 });
    expect(await live(ids)).toEqual(['Öteden Beri']);
    const gone = await directory.told({ subject: CategoryDeleted.subject });
    expect(gone.map(({ envelope }) => (envelope.data as { slug: string }).slug).sort()).toEqual([
      'balik-pazari',
      'mandira',
    ]);
  });

  it('K6: stay while they contain a business, or after somebody renamed them or wrote their SEO text', async () => {
    const importId = anId();
    const ids = await ensure(importId, 'Dolu', 'Adı Değişen', 'Yazılı', 'Boş');
    const [full = '', renamed = '', written = ''] = ids;
    const business = anImportedBusiness({ row: 1, name: 'İçindeki', categoryIds: [full] });
    const { outcomes } = await directory
      .get(ImportChunks)
      .write({ importId, chunk: 0, fence: 1, businesses: [business] }, {});
    await directory.get(Categories).update({ id: renamed, revision: 1, name: 'Yeni Adlı' }, {});
    await directory.get(SeoTexts).write({ kind: 'category', key: written, html: '<p>Metin</p>', version: 0 }, {});
    expect(await undoCategories(importId)).toEqual({ deleted: 1 });
    expect(await live(ids)).toEqual(['Dolu', 'Yazılı', 'Yeni Adlı']);

    await undo(outcomes.map(({ businessId }) => businessId ?? ''));
    expect(await undoCategories(importId)).toEqual({ deleted: 1 });
    expect(await live(ids)).toEqual(['Yazılı', 'Yeni Adlı']);
  });
});
