import { matchKeysOf } from '@tedarik/matching';
import { ensureCollection, type Migration } from '@tedarik/service-kit';
import { toE164 } from '@tedarik/turkish';
import type { mongo } from 'mongoose';

const INDEXES: mongo.IndexDescription[] = [
  { key: { matchKeys: 1 }, name: 'matchKeys', partialFilterExpression: { matchKeys: { $gt: '' } } },
];
const BATCH = 500;

interface Stored {
  _id: string;
  version: number;
  deletedAt: Date | null;
  name: string;
  phone: string | null;
  whatsapp: string | null;
  websiteUrl: string | null;
  locations: StoredLocation[];
}
interface StoredLocation {
  address: string;
  cityKey: string;
  borough: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
}

/**
 * Adds keys by which imports find similar businesses by telephone, website and name. Uses the current matching code whenever it runs, so a
 * change of the keys needs a later migration that computes all of them again.
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
    for await (const business of businesses.find({ matchKeys: { $exists: false } })) {
      const { _id, version, deletedAt } = business;
      const matchKeys = deletedAt ? [] : keysOf(business);
      writes.push({ updateOne: { filter: { _id, version }, update: { $set: { matchKeys } } } });
      if (writes.length >= BATCH) await write();
    }
    await write();
  },
};

function keysOf({ name, phone, whatsapp, websiteUrl: website, locations }: Stored): string[] {
  const numbers = [phone, whatsapp, ...locations.map((location) => location.phone)];
  const phones = [...new Set(numbers.flatMap((text) => (text && toE164(text)) || []))];
  return matchKeysOf({ name, phones, website, places: locations });
}
