import { aBusinessInput, anImportedBusiness, sharedByTests, rejectionOf } from '@tedarik/testing';
import { Categories } from '../src/records/categories.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { ReferenceLocks } from '../src/reference-locks.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
afterEach(() => jest.restoreAllMocks());

/** A business in these categories. */
const aBusiness = (name: string, categoryIds: string[] = []) =>
  directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, status: 'active', categoryIds, certificates: [], products: [] }) }, {});
const deleteCategory = async (id: string) => {
  await directory.get(Categories).delete({ ids: [id], moveTo: null }, {});
  await directory.get(Sweeper).now();
};
/** Deletes the category and runs the sweep in the middle of the next transaction that refers to it. */
function deletedMeanwhile(id: string): void {
  const locks = directory.get(ReferenceLocks);
  const lockShared = locks.lockShared.bind(locks);
  jest.spyOn(locks, 'lockShared').mockImplementationOnce(async (session, ids) => {
    await deleteCategory(id);
    return lockShared(session, ids);
  });
}
const holders = (categoryId: string) => directory.rows('businesses', { categoryIds: categoryId, deletedAt: null });

it('R10: refuses a save that puts a business into a category that is deleted meanwhile', async () => {
  const category = await directory.category('Silinen Tür');
  const { id, revision } = await aBusiness('Kaydedilen Gıda');
  deletedMeanwhile(category);
  const save = directory.get(BusinessForms).update({ id, revision, changes: { categoryIds: [category] } }, {});
  expect(await rejectionOf(save)).toMatchObject({ code: 'category-unknown' });
  expect(await holders(category)).toEqual([]);
});

it('R10: an import chunk stores no business in a category that is deleted meanwhile', async () => {
  const category = await directory.category('Aktarılan Tür');
  const row = anImportedBusiness({
    row: 1,
    name: 'Aktarılan Gıda',
    categoryIds: [category],
    placeId: null,
    slug: null,
  });
  deletedMeanwhile(category);
  const batch = { importId: anId(), chunk: 0, fence: 1, businesses: [row] };
  const { outcomes } = await directory.get(ImportChunks).write(batch, {});
  expect(outcomes).toMatchObject([{ outcome: 'invalid', reason: 'category-unknown' }]);
  expect(await holders(category)).toEqual([]);
});

it('R10: a product is not stored in a category that is deleted meanwhile', async () => {
  const category = await directory.category('Ürün Türü');
  const { id: businessId } = await aBusiness('Ürünlü Gıda');
  deletedMeanwhile(category);
  const product = { name: 'Pul Biber', description: 'Acı.', businessId, categoryId: category };
  const create = directory.get(SaveProductHandler).create(product, {});
  expect(await rejectionOf(create)).toMatchObject({ code: 'product-refused' });
  expect(await directory.rows('products', { categoryId: category })).toEqual([]);
});

it('R10: the next save of a business succeeds and removes a category that no longer exists', async () => {
  const category = await directory.category('Kalan Tür');
  const { id } = await aBusiness('Eski Gıda', [category]);
  await directory.db
    .collection('businesses')
    .updateOne({ _id: id as never }, { $push: { categoryIds: anId() as never } });
  const saved = await directory.get(BusinessForms).update({ id, revision: 1, changes: { description: 'Yeni.' } }, {});
  expect(saved.categoryIds).toEqual([category]);
});
