import type { mongo } from 'mongoose';
import type { Surroundings } from '../surroundings.js';
import type { Imported } from './import-rows.js';

const SCRATCH = 'benchImport';
const BATCH = 1_000;
const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

/** What an import is measured against: the driver, storing the same documents with nothing else to do. */
export interface PlainInserts {
  /** Seconds that the driver takes for what came of an import. */
  seconds(imported: Imported): Promise<number>;
  drop(): Promise<void>;
}

/** Into a collection like the directory's: same documents to begin with, same indexes. */
export async function plainInserts({ mongo, directory }: Surroundings): Promise<PlainInserts> {
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
