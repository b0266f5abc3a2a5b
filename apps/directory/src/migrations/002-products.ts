import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { ALL_PUBLIC } from '../business/listing.js';
import { fromProductDocument, type ProductDocument, toProductDocument } from '../product/product.schema.js';

const INDEXES: mongo.IndexDescription[] = [
  { key: { alsoOfferedBy: 1 }, name: 'alsoOfferedBy' },
  { key: { lists: 1, sortKey: 1, _id: 1 }, name: 'listByName' },
  { key: { words: 1 }, name: 'words' },
];

/** Products get a version, the businesses that show them, and the owner's lists. The index is filled from here. */
export const PRODUCTS_MIGRATION: Migration = {
  id: '002-products',
  async up(db) {
    await ensureCollection(db, 'products', INDEXES);
    const products = db.collection<ProductDocument>('products');
    for await (const product of products.find({ version: { $exists: false } })) {
      const { _id, ...document } = toProductDocument({
        ...fromProductDocument(product),
        alsoOfferedBy: [],
        shownBy: (await isPublic(db, product.businessId)) ? [product.businessId] : [],
        currency: 'TRY',
        version: 1,
        updatedAt: product.createdAt,
        deletedAt: null,
      });
      await products.replaceOne({ _id }, document);
    }
  },
};

const isPublic = async (db: mongo.Db, businessId: string): Promise<boolean> =>
  (await db
    .collection<{ _id: string; lists: string[] }>('businesses')
    .findOne({ _id: businessId, lists: ALL_PUBLIC })) !== null;
