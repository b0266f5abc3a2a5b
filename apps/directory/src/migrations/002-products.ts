import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { ALL_PUBLIC, type ProductDocument, wordsOf } from './frozen/products.js';

const INDEXES: mongo.IndexDescription[] = [
  { key: { alsoOfferedBy: 1 }, name: 'alsoOfferedBy' },
  { key: { lists: 1, sortKey: 1, _id: 1 }, name: 'listByName' },
  { key: { words: 1 }, name: 'words' },
];

/** Adds to products a version, the businesses that show them, and the fields of lists; the search index is filled from these. */
export const PRODUCTS_MIGRATION: Migration = {
  id: '002-products',
  async up(db) {
    await ensureCollection(db, 'products', INDEXES);
    const products = db.collection<ProductDocument>('products');
    for await (const product of products.find({ version: { $exists: false } })) {
      const { _id, businessId, categoryId } = product;
      const isShown = await isPublic(db, businessId);
      const lists = categoryId ? [ALL_PUBLIC, categoryId] : [ALL_PUBLIC];
      const document = {
        alsoOfferedBy: [],
        shownBy: isShown ? [businessId] : [],
        currency: 'TRY',
        version: 1,
        updatedAt: product.createdAt,
        deletedAt: null,
        lists: isShown ? lists : [],
        words: wordsOf(product),
      };
      await products.updateOne({ _id }, { $set: document });
    }
  },
};

const isPublic = async (db: mongo.Db, businessId: string): Promise<boolean> =>
  (await db
    .collection<{ _id: string; lists: string[] }>('businesses')
    .findOne({ _id: businessId, lists: ALL_PUBLIC })) !== null;
