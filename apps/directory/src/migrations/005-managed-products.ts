import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { MANAGED_PRODUCT_INDEXES } from '../product/managed-product-list.repository.js';
import { fromProductDocument, toProductDocument, type ProductDocument } from '../product/product.schema.js';

const BATCH = 500;

/** Products count the saves of editors; the back office lists them in three orders and finds hidden ones by their words. */
export const MANAGED_PRODUCTS_MIGRATION: Migration = {
  id: '005-managed-products',
  async up(db) {
    await ensureCollection(db, 'products', MANAGED_PRODUCT_INDEXES);
    const products = db.collection<ProductDocument>('products');
    await products.updateMany({ revision: { $exists: false } }, { $set: { revision: 1 } });
    let writes: mongo.AnyBulkWriteOperation<ProductDocument>[] = [];
    for await (const document of products.find({ deletedAt: null, words: { $size: 0 } })) {
      const { words } = toProductDocument(fromProductDocument(document));
      writes.push({ updateOne: { filter: { _id: document._id }, update: { $set: { words } } } });
      if (writes.length < BATCH) continue;
      await products.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await products.bulkWrite(writes);
  },
};
