import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { managedListing, type StoredBusiness } from './frozen/listing.js';

const DAY_SECONDS = 86_400;
// Only businesses that are not deleted have a standing. The flags are part of the indexes of orders, so that a filter by them reads only
// index keys.
const managed = { partialFilterExpression: { standing: { $gt: '' } } };
const flags = { standing: 1, verified: 1, featured: 1 } as const;

const INDEXES: mongo.IndexDescription[] = [
  { key: { sortKey: 1, _id: 1, ...flags }, name: 'managedByName', ...managed },
  { key: { createdAt: 1, _id: 1, ...flags }, name: 'managedByArrival', ...managed },
  { key: { updatedAt: 1, _id: 1, ...flags }, name: 'managedByUpdate', ...managed },
  {
    key: { averageRating: 1, reviewCount: 1, sortKey: -1, _id: 1, ...flags },
    name: 'managedByRating',
    ...managed,
  },
  { key: flags, name: 'managedByStanding', ...managed },
  { key: { managedWords: 1, standing: 1 }, name: 'managedWords', ...managed },
  { key: { categoryIds: 1, standing: 1 }, name: 'managedByCategory', ...managed },
  { key: { 'locations.cityKey': 1, standing: 1 }, name: 'managedByCity', ...managed },
];
const REMOVALS: mongo.IndexDescription[] = [{ key: { at: 1 }, name: 'kept', expireAfterSeconds: 30 * DAY_SECONDS }];
const BATCH = 500;

/** Adds the fields and indexes for the back office's list of businesses, and the data needed to undo a deletion. */
export const MANAGED_BUSINESSES_MIGRATION: Migration = {
  id: '006-managed-businesses',
  async up(db) {
    await ensureCollection(db, 'businesses', INDEXES);
    await ensureCollection(db, 'removals', REMOVALS);
    const businesses = db.collection<StoredBusiness>('businesses');
    let writes: mongo.AnyBulkWriteOperation<StoredBusiness>[] = [];
    for await (const document of businesses.find({ standing: { $exists: false } })) {
      const update = { $set: managedListing(document) };
      writes.push({ updateOne: { filter: { _id: document._id, version: document.version }, update } });
      if (writes.length < BATCH) continue;
      await businesses.bulkWrite(writes);
      writes = [];
    }
    if (writes.length > 0) await businesses.bulkWrite(writes);
  },
};
