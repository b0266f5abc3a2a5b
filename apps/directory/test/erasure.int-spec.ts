import { aBusinessInput, anImportedBusiness, sharedByTests } from '@tedarik/testing';
import { AUDIT_ERASED, type AuditErased } from '@tedarik/events';
import { Clock, Erasure } from '@tedarik/service-kit';
import { Categories } from '../src/records/categories.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Districts } from '../src/records/districts.js';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ProductLifecycle } from '../src/managed-products/product-lifecycle.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { UndoneImports } from '../src/import/undone-imports.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { Snapshots } from '../src/reading/snapshots.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { Certificates } from '../src/records/certificates.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  category = await directory.category('Bakliyat');
});
beforeEach(async () => {
  for (const name of ['businesses', 'products', 'removals']) await directory.db.collection(name).deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const DELETED_ON = '2026-03-01T10:00:00.000Z';
const atTime = (iso: string) => jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date(iso));
const lentils = () => ({ name: 'Mercimek', description: 'Kırmızı.', categoryId: category });
const create = (name: string) => {
  const products = [{ ...lentils(), price: 90, imageUrl: null }];
  const business = aBusinessInput({ name, categoryIds: [category], products });
  return directory.get(BusinessForms).create({ business }, {});
};
const remove = (id: string) => directory.get(DeletedBusinesses).delete({ id }, {});
const restore = async (id: string) => (await directory.get(DeletedBusinesses).restoreAll({ ids: [id] }, {})).outcomes;
const erase = () => directory.get(Erasure).eraseDue();
const bySlug = (slug: string) => directory.get(GetBusinessBySlugQuery).execute({ slug });
const snapshots = async () => {
  const page = { after: null, limit: 100 };
  return [
    (await directory.get(Snapshots).ofBusinesses(page)).rows,
    (await directory.get(Snapshots).ofProducts(page)).rows,
  ];
};

it('erases thirty days after the deletion, and keeps the slug and the snapshot for the index', async () => {
  atTime(DELETED_ON);
  const { id, slug } = await create('Silinen Bakliyat');
  await remove(id);
  const told = await snapshots();

  atTime('2026-03-31T09:59:59.000Z');
  await erase();
  expect(await directory.rows('businesses', { name: 'Silinen Bakliyat' })).toHaveLength(1);
  expect(await directory.rows('products', { name: 'Mercimek' })).toHaveLength(1);

  atTime('2026-03-31T10:00:01.000Z');
  await erase();
  const [business] = await directory.rows('businesses');
  expect(business).toMatchObject({ _id: id, slug, version: 2, deletedAt: new Date(DELETED_ON) });
  const kept = JSON.stringify([business, ...(await directory.rows('products'))]);
  for (const content of ['Silinen', 'Moda', 'ciftlikten', '+90', 'Mercimek', category])
    expect(kept).not.toContain(content);
  expect(await snapshots()).toEqual(told);
  expect(await bySlug(slug)).toMatchObject({ found: 'deleted' });
});

it('restores what is not erased yet, and answers not-found for the rest', async () => {
  atTime(DELETED_ON);
  const [early, late] = [await create('Erken'), await create('Geç')];
  await remove(early.id);
  atTime('2026-03-20T10:00:00.000Z');
  await remove(late.id);
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await restore(early.id)).toEqual([{ id: early.id, outcome: 'refused', code: 'business-not-found' }]);
  expect(await restore(late.id)).toMatchObject([{ outcome: 'done' }]);
  expect(await bySlug('gec')).toMatchObject({ business: { name: 'Geç', products: [{ name: 'Mercimek' }] } });
  atTime('2027-01-01T10:00:00.000Z');
  await erase();
  expect(await bySlug('gec')).toMatchObject({ business: { name: 'Geç' } });
});

it('erases products that were deleted individually, and nothing that is not deleted', async () => {
  atTime(DELETED_ON);
  const { id: businessId } = await create('Duran Bakliyat');
  const product = await directory.get(SaveProductHandler).create({ ...lentils(), name: 'Nohut', businessId }, {});
  await directory.get(ProductLifecycle).deleteAll({ ids: [product.id] }, {});
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await directory.rows('products', { name: 'Nohut' })).toEqual([]);
  expect(await bySlug('duran-bakliyat')).toMatchObject({ business: { products: [{ name: 'Mercimek' }] } });
});

it('erases hundreds of businesses in one run', async () => {
  atTime(DELETED_ON);
  for (let chunk = 0; chunk < 2; chunk++) {
    const businesses = Array.from({ length: 150 }, (_, index) =>
      anImportedBusiness({ row: index + 1, name: `Toplu ${chunk}-${index}` }),
    );
    const command = { importId: anId(), chunk, fence: 1, businesses };
    const { outcomes } = await directory.get(ImportChunks).write(command, {});
    const ids = outcomes.flatMap(({ businessId }) => businessId ?? []);
    await directory.get(UndoneImports).undoBusinesses({ ids });
  }
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await directory.rows('businesses')).toHaveLength(300);
  expect(await directory.rows('businesses', { name: { $ne: '' } })).toEqual([]);
});

describe('categories, districts and kinds of certificates', () => {
  const place = {
    city: 'İstanbul',
    region: 'Marmara',
    country: 'Türkiye',
    imageUrl: 'https://ornek.com.tr/silinen.jpg',
  };
  const createAll = async (name: string) => {
    const category = await directory.get(Categories).create({ name }, {});
    const district = await directory.get(Districts).create({ ...place, name, description: name }, {});
    const certificate = await directory.get(Certificates).create({ name, description: name }, {});
    for (const [kind, key] of [['category', category.id] as const, ['district', district.id] as const]) {
      await directory.get(SeoTexts).write({ kind, key, html: `<p>${name}</p>`, version: 0 }, {});
    }
    return [category.id, district.id, certificate.id] as const;
  };
  type Ids = Awaited<ReturnType<typeof createAll>>;
  const removeAll = async ([category, district, certificate]: Ids) => {
    await directory.get(Categories).delete({ ids: [category], moveTo: null }, {});
    await directory.get(Districts).delete({ ids: [district] }, {});
    await directory.get(Certificates).delete({ ids: [certificate] }, {});
  };
  const restoreAll = async ([category, district, certificate]: Ids) => [
    ...(await directory.get(Categories).restore({ ids: [category] }, {})).outcomes,
    ...(await directory.get(Districts).restore({ ids: [district] }, {})).outcomes,
    ...(await directory.get(Certificates).restore({ ids: [certificate] }, {})).outcomes,
  ];
  const stored = async () =>
    (
      await Promise.all(['categories', 'districts', 'certificates', 'seoTexts'].map((name) => directory.rows(name)))
    ).flat();

  it('are erased thirty days after the deletion with the texts of their pages; their slugs stay as deleted', async () => {
    atTime(DELETED_ON);
    const gone = [await createAll('Silinen Çay'), await createAll('Silinen Bal')] as const;
    for (const ids of gone) await removeAll(ids);
    const { formerSlugs } = await directory.get(ReferenceTables).get();
    const before = await stored();

    atTime('2026-03-31T09:59:59.000Z');
    await erase();
    expect(await stored()).toEqual(before);

    atTime('2026-03-31T10:00:01.000Z');
    await erase();
    const [category, district, certificate] = gone[0];
    const after = await stored();
    for (const content of ['Silin', 'silinen.jpg', 'İstanbul', 'Marmara'])
      expect(JSON.stringify(after)).not.toContain(content);
    const deletedAt = new Date(DELETED_ON);
    expect(after).toContainEqual(
      expect.objectContaining({ _id: category, slug: 'silinen-cay', version: 2, deletedAt }),
    );
    expect(after).toContainEqual(
      expect.objectContaining({ _id: district, slug: 'istanbul-silinen-cay', version: 2, deletedAt }),
    );
    expect(after).toContainEqual(expect.objectContaining({ _id: `category:${category}`, html: null, version: 2 }));
    expect(after).not.toContainEqual(expect.objectContaining({ _id: certificate }));
    expect((await directory.get(ReferenceTables).get()).formerSlugs).toEqual(formerSlugs);
  });

  it('can be restored until then and are not erased later; after that they are not found', async () => {
    atTime(DELETED_ON);
    const [early, late] = [await createAll('Erken Çay'), await createAll('Geç Çay')];
    await removeAll(early);
    atTime('2026-03-20T10:00:00.000Z');
    await removeAll(late);
    atTime('2026-04-02T10:00:00.000Z');
    await erase();
    expect((await restoreAll(early)).map(({ code }) => code)).toEqual([
      'category-not-found',
      'district-not-found',
      'certificate-not-found',
    ]);
    expect((await restoreAll(late)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    atTime('2027-01-01T10:00:00.000Z');
    await erase();
    expect((await stored()).filter(({ name }) => name === 'Geç Çay')).toHaveLength(3 + 2);
    expect(await directory.rows('seoTexts', { html: '<p>Geç Çay</p>' })).toHaveLength(2);
  });
});

it('R4: tells the audit log to forget erased records of every kind, and the products of a deleted business', async () => {
  await directory.db.collection('outbox').deleteMany({});
  atTime(DELETED_ON);
  const { id } = await create('Unutulan Bakliyat');
  const [product] = await directory.rows('products', { businessId: id });
  await remove(id);
  const { id: categoryId } = await directory.get(Categories).create({ name: 'Unutulan' }, {});
  await directory.get(Categories).delete({ ids: [categoryId], moveTo: null }, {});
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  const told = await directory.told<AuditErased>({ subject: AUDIT_ERASED.directory.subject });
  expect(told.map(({ envelope }) => envelope.data)).toEqual(
    expect.arrayContaining([
      { kind: 'business', ids: [id] },
      { kind: 'product', ids: [product?._id] },
      { kind: 'category', ids: expect.arrayContaining([categoryId]) },
      { kind: 'seo-text', ids: expect.arrayContaining([`category:${categoryId}`]) },
    ]),
  );
});
