import { aBusinessInput, anImportedBusiness } from '@tedarik/testing';
import { Clock, Erasure } from '@tedarik/service-kit';
import { CreateBusinessHandler } from '../src/commands/create-business.handler.js';
import { CreateProductHandler } from '../src/commands/create-product.handler.js';
import { DeleteBusinessHandler } from '../src/commands/delete-business.handler.js';
import { DeleteProductsHandler } from '../src/commands/delete-products.handler.js';
import { ImportBusinessesHandler } from '../src/commands/import-businesses.handler.js';
import { RestoreBusinessesHandler } from '../src/commands/restore-businesses.handler.js';
import { UndoImportedBusinessesHandler } from '../src/commands/undo-imported-businesses.handler.js';
import { GetBusinessBySlugQuery } from '../src/queries/get-business-by-slug.js';
import { ListBusinessSnapshotsQuery } from '../src/queries/list-business-snapshots.js';
import { ListProductSnapshotsQuery } from '../src/queries/list-product-snapshots.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

let directory: Directory;
let category: string;
beforeAll(async () => {
  directory = await aDirectory();
  category = await directory.category('Bakliyat');
});
afterAll(() => directory.close());
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
  return directory.get(CreateBusinessHandler).execute({ business }, {});
};
const remove = (id: string) => directory.get(DeleteBusinessHandler).execute({ id }, {});
const restore = async (id: string) =>
  (await directory.get(RestoreBusinessesHandler).execute({ ids: [id] }, {})).outcomes;
const erase = () => directory.get(Erasure).eraseDue();
const bySlug = (slug: string) => directory.get(GetBusinessBySlugQuery).execute({ slug });
const snapshots = async () => {
  const page = { after: null, limit: 100 };
  return [
    (await directory.get(ListBusinessSnapshotsQuery).execute(page)).rows,
    (await directory.get(ListProductSnapshotsQuery).execute(page)).rows,
  ];
};

it('erases thirty days after the deletion, and keeps the address and what the index was told', async () => {
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

it('brings back what is not erased, and says that the rest is gone', async () => {
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

it('erases products that were deleted by themselves, and nothing that is there', async () => {
  atTime(DELETED_ON);
  const { id: businessId } = await create('Duran Bakliyat');
  const product = await directory.get(CreateProductHandler).execute({ ...lentils(), name: 'Nohut', businessId }, {});
  await directory.get(DeleteProductsHandler).execute({ ids: [product.id] }, {});
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await directory.rows('products', { name: 'Nohut' })).toEqual([]);
  expect(await bySlug('duran-bakliyat')).toMatchObject({ business: { products: [{ name: 'Mercimek' }] } });
});

it('erases many, a few hundred at a time', async () => {
  atTime(DELETED_ON);
  for (let chunk = 0; chunk < 2; chunk++) {
    const businesses = Array.from({ length: 150 }, (_, index) =>
      anImportedBusiness({ row: index + 1, name: `Toplu ${chunk}-${index}` }),
    );
    const command = { importId: anId(), chunk, fence: 1, businesses };
    const { outcomes } = await directory.get(ImportBusinessesHandler).execute(command, {});
    const ids = outcomes.flatMap(({ businessId }) => businessId ?? []);
    await directory.get(UndoImportedBusinessesHandler).execute({ ids }, {});
  }
  atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await directory.rows('businesses')).toHaveLength(300);
  expect(await directory.rows('businesses', { name: { $ne: '' } })).toEqual([]);
});
