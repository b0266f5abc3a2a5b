import { mongo } from 'mongoose';
import type { Bench } from '../harness/bench.js';
import { cpuSeconds, cpuSecondsSince } from '../harness/cpu-seconds.js';
import { allSearchable } from '../harness/dataset.js';
import { type Imported, importRows } from '../harness/import-rows.js';
import { median } from '../harness/figures.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';
import type { Surroundings } from '../surroundings.js';

const SCRATCH = 'benchImport';
const BATCH = 1_000;
const DURABLE = { writeConcern: { w: 'majority', j: true } } as const;

/** Rows per second from the upload to the end of the import, against the driver storing what came of them. */
export const importBench: Bench = {
  id: 'B1',
  name: 'import',
  needsDataset: false,
  async run(surroundings) {
    const { sizes } = surroundings;
    const scratch = surroundings.mongo.db(SCRATCH);
    const rowRates: number[] = [];
    const searchable: number[] = [];
    const work: string[] = [];
    let imported: Imported;
    try {
      const yardstick = await sameCollection(surroundings, scratch);
      await importRows(surroundings, Math.ceil(sizes.rows / 10)); // warm-up
      const pairs = await interleaved(sizes.rounds, {
        ours: async () => {
          const before = cpuSeconds(surroundings.workplace);
          imported = await importRows(surroundings, sizes.rows);
          // The index catches up before the yardstick begins: its work is nobody's advantage.
          await allSearchable(surroundings);
          work.push(workPerThousand(cpuSecondsSince(before, surroundings.workplace), imported.read));
          rowRates.push(imported.read / imported.seconds);
          searchable.push((Date.now() - imported.began) / 1000);
          return imported.created / imported.seconds;
        },
        yardstick: async () => insertRate(yardstick, await storedBy(surroundings, imported)),
      });
      const title = `B1 import of ${sizes.rows} rows, JSON`;
      const notes = [
        `${figure(median(rowRates))} rows of the file per second, refused and repeated ones included`,
        `all of them searchable ${figure(median(searchable))} s after the first byte`,
        `processor time per 1,000 rows, index included (last round): ${work.at(-1)}`,
      ];
      return [{ title, unit: 'businesses/s', pairs, goal: { keep: 'at least', ratio: 0.35 }, notes }];
    } finally {
      await scratch.dropDatabase();
    }
  },
};

/** A collection like the directory's: same documents to begin with, same indexes. */
async function sameCollection({ directory }: Surroundings, scratch: mongo.Db): Promise<mongo.Collection> {
  const owned = directory.collection('businesses');
  await scratch.dropDatabase();
  await owned.aggregate([{ $out: { db: scratch.databaseName, coll: 'businesses' } }]).toArray();
  const indexes = (await owned.indexes()).filter(({ name }) => name !== '_id_');
  const copy = scratch.collection('businesses');
  await copy.createIndexes(indexes);
  return copy;
}

async function storedBy({ directory }: Surroundings, { began, created }: Imported): Promise<mongo.Document[]> {
  const made = { createdAt: { $gte: new Date(began) } };
  const documents = await directory.collection('businesses').find(made).toArray();
  if (documents.length !== created) throw new Error(`${created} were created, ${documents.length} are stored`);
  return documents;
}

async function insertRate(into: mongo.Collection, documents: mongo.Document[]): Promise<number> {
  const began = performance.now();
  for (let from = 0; from < documents.length; from += BATCH) {
    await into.insertMany(documents.slice(from, from + BATCH), { ordered: false, ...DURABLE });
  }
  return documents.length / ((performance.now() - began) / 1000);
}

function workPerThousand(used: ReadonlyMap<string, number>, rows: number): string {
  const perThousand = [...used].map(([name, seconds]) => `${name} ${figure((seconds * 1_000_000) / rows)} ms`);
  return perThousand.join(', ') || 'not known here';
}
