import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { placeKeys, type StoredBusiness } from './frozen/listing.js';

const INDEXES: mongo.IndexDescription[] = [
  { key: { placeKeys: 1 }, name: 'placeKeys', partialFilterExpression: { placeKeys: { $gt: '' } } },
];
const BATCH = 500;

/** Adds keys by which imports find existing businesses by their place. */
export const PLACE_KEYS_MIGRATION: Migration = {
  id: '010-place-keys',
  async up(db) {
    await ensureCollection(db, 'businesses', INDEXES);
    const businesses = db.collection<StoredBusiness>('businesses');
    let writes: mongo.AnyBulkWriteOperation<StoredBusiness>[] = [];
    for await (const document of businesses.find({ placeKeys: { $exists: false } })) {
      const filter = { _id: document._id, version: document.version };
      writes.push({ updateOne: { filter, update: { $set: { placeKeys: placeKeys(document) } } } });
      if (writes.length < BATCH) continue;
      await businesses.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await businesses.bulkWrite(writes);
  },
};
