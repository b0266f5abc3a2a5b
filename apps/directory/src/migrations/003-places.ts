import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { ALL_PUBLIC, placesListing, type StoredBusiness } from './frozen/listing.js';

const INDEXES: mongo.IndexDescription[] = [
  {
    key: { nameSlug: 1, createdAt: 1, _id: 1 },
    name: 'oldestNamed',
    partialFilterExpression: { nameSlug: { $gt: '' } },
  },
];
const BATCH = 500;

/** Adds texts of pages. Lists public businesses under their cities and districts too, and makes them findable by the slug of their name. */
export const PLACES_MIGRATION: Migration = {
  id: '003-places',
  async up(db) {
    await ensureCollection(db, 'seoTexts', []);
    await ensureCollection(db, 'businesses', INDEXES);
    const businesses = db.collection<StoredBusiness>('businesses');
    let writes: mongo.AnyBulkWriteOperation<StoredBusiness>[] = [];
    for await (const document of businesses.find({ lists: ALL_PUBLIC, nameSlug: { $exists: false } })) {
      writes.push({ updateOne: { filter: { _id: document._id }, update: { $set: placesListing(document) } } });
      if (writes.length < BATCH) continue;
      await businesses.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await businesses.bulkWrite(writes);
  },
};
