import type { Bench } from '../harness/bench.js';
import { copyBusinesses } from '../harness/copy-businesses.js';
import { allSearchable } from '../harness/dataset.js';
import { importRows } from '../harness/import-rows.js';
import { peakMemory } from '../harness/peak-memory.js';
import { plainInserts } from '../harness/plain-inserts.js';
import { figure } from '../harness/table.js';

const FLOOR = 'bench-floor';
const WORKER = 'imports-worker';
/** The factor between the two imports whose peak memory is compared. */
const SMALLER = 10;

/** A large import until all of it is searchable, and the peak memory of the worker. Measured once, because it takes minutes. */
export const wholeImportBench: Bench = {
  id: 'B2',
  name: 'whole-import',
  needsDataset: false,
  async run(surroundings) {
    const rows = surroundings.sizes.businesses;
    const fewer = Math.ceil(rows / SMALLER);
    const { client } = surroundings.searchEngine();
    const plain = await plainInserts(surroundings);
    const peakOf = async (count: number) => {
      const peak = peakMemory(surroundings.workplace, WORKER);
      const imported = await importRows(surroundings, count);
      return { imported, megabytes: peak() };
    };
    try {
      await peakOf(fewer); // warm-up
      const small = await peakOf(fewer);
      await allSearchable(surroundings);
      const large = await peakOf(rows);
      await allSearchable(surroundings);
      const ours = (Date.now() - large.imported.began) / 1000;
      const inserted = await plain.seconds(large.imported);
      const { documents, seconds } = await copyBusinesses(client, FLOOR);
      const indexed = (seconds * large.imported.created) / documents;
      return [
        {
          title: `B2 import of ${rows} rows until searchable`,
          unit: 's',
          pairs: [{ ours, yardstick: inserted + indexed }],
          goal: { keep: 'at most', ratio: 2.5 },
          notes: [
            `${figure(large.imported.seconds)} s until the import was finished; yardstick: ${figure(inserted)} s for MongoDB, ${figure(indexed)} s for Elasticsearch`,
          ],
        },
        {
          title: `B13 worker's peak memory, ${rows} rows against ${fewer}`,
          unit: 'MB',
          pairs: [{ ours: large.megabytes, yardstick: small.megabytes }],
          goal: { keep: 'at most', ratio: 1.25 },
        },
      ];
    } finally {
      await client.indices.delete({ index: FLOOR, ignore_unavailable: true });
      await plain.drop();
    }
  },
};
