import { matchKeysOf } from '@tedarik/matching';
import { ensureCollection, type Migration } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { comparable, type Compared } from '../business/comparable.js';

const INDEXES: mongo.IndexDescription[] = [
  { key: { matchKeys: 1 }, name: 'matchKeys', partialFilterExpression: { matchKeys: { $gt: '' } } },
];
const BATCH = 500;

type Stored = Omit<Compared, 'id'> & { _id: string; version: number; deletedAt: Date | null };

/**
 * Imports find what may be the same by telephone, site and name. The keys are those of today, whenever this runs: whoever
 * changes them has a later migration make all of them again.
 */
export const MATCH_KEYS_MIGRATION: Migration = {
  id: '024-match-keys',
  async up(db) {
    await ensureCollection(db, 'businesses', INDEXES);
    const businesses = db.collection<Stored>('businesses');
    let writes: mongo.AnyBulkWriteOperation<mongo.Document & { _id: string }>[] = [];
    const write = async () => {
      if (writes.length > 0) await db.collection<mongo.Document & { _id: string }>('businesses').bulkWrite(writes);
      writes = [];
    };
    for await (const { _id, ...business } of businesses.find({ matchKeys: { $exists: false } })) {
      const matchKeys = business.deletedAt ? [] : matchKeysOf(comparable({ id: _id, ...business }));
      writes.push({ updateOne: { filter: { _id, version: business.version }, update: { $set: { matchKeys } } } });
      if (writes.length >= BATCH) await write();
    }
    await write();
  },
};
