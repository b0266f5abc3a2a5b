import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { type ProductDocument, wordsOf } from './frozen/products.js';

const BATCH = 500;

const ORDERS: [name: string, order: mongo.IndexDescription['key']][] = [
  ['ByName', { sortKey: 1, _id: 1 }],
  ['ByPrice', { price: 1, sortKey: 1, _id: 1 }],
  ['ByArrival', { createdAt: 1, _id: 1 }],
];
const INDEXES = ORDERS.flatMap(([name, order]): mongo.IndexDescription[] => [
  { key: { deletedAt: 1, ...order }, name: `live${name}` },
  { key: { deletedAt: 1, categoryId: 1, ...order }, name: `inCategory${name}` },
]);

/** Adds to products a revision, three sort orders for the back office, and words by which products that are not public are found. */
export const MANAGED_PRODUCTS_MIGRATION: Migration = {
  id: '005-managed-products',
  async up(db) {
    await ensureCollection(db, 'products', INDEXES);
    const products = db.collection<ProductDocument>('products');
    await products.updateMany({ revision: { $exists: false } }, { $set: { revision: 1 } });
    let writes: mongo.AnyBulkWriteOperation<ProductDocument>[] = [];
    for await (const document of products.find({ deletedAt: null, words: { $size: 0 } })) {
      writes.push({ updateOne: { filter: { _id: document._id }, update: { $set: { words: wordsOf(document) } } } });
      if (writes.length < BATCH) continue;
      await products.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await products.bulkWrite(writes);
  },
};
