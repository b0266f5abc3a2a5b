import type { mongo } from 'mongoose';
import type { BenchContext } from '../bench-context.js';
import type { Imported } from './import-rows.js';

const SCRATCH = 'benchImport';
const BATCH = 1_000;
const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

/** The yardstick of an import: the driver stores the same documents and does nothing else. */
export interface PlainInserts {
  /** Seconds that the driver needs to store the businesses that an import created. */
  seconds(imported: Imported): Promise<number>;
  drop(): Promise<void>;
}

/** Inserts into a copy of the directory's collection, with the same documents and indexes. */
export async function plainInserts({ mongo, directory }: BenchContext): Promise<PlainInserts> {
  const scratch = mongo.db(SCRATCH);
  const owned = directory.collection('businesses');
  await scratch.dropDatabase();
  await owned.aggregate([{ $out: { db: SCRATCH, coll: 'businesses' } }]).toArray();
  const indexes = (await owned.indexes()).filter(({ name }) => name !== '_id_');
  const copy = scratch.collection('businesses');
  await copy.createIndexes(indexes);
  return {
    async seconds(imported) {
      const documents = await storedBy(owned, imported);
      const began = performance.now();
      for (let from = 0; from < documents.length; from += BATCH) {
        await copy.insertMany(documents.slice(from, from + BATCH), { ordered: false, ...DURABLE });
      }
      return (performance.now() - began) / 1000;
    },
    drop: async () => void (await scratch.dropDatabase()),
  };
}

async function storedBy(owned: mongo.Collection, { began, created }: Imported): Promise<mongo.Document[]> {
  const documents = await owned.find({ createdAt: { $gte: new Date(began) } }).toArray();
  if (documents.length !== created) throw new Error(`${created} were created, ${documents.length} are stored`);
  return documents;
}
