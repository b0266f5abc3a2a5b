import type { Bench } from '../harness/bench.js';
import { cpuSeconds, cpuSecondsSince } from '../harness/cpu-seconds.js';
import { allSearchable } from '../harness/dataset.js';
import { type Imported, importRows } from '../harness/import-rows.js';
import { median } from '../harness/figures.js';
import { type Goal, interleaved, verdictOn } from '../harness/pairs.js';
import { plainInserts } from '../harness/plain-inserts.js';
import { whileProcessPaused } from '../harness/processes.js';
import { figure } from '../harness/table.js';

const GOAL: Goal = { keep: 'at least', ratio: 0.35 };

/**
 * Businesses per second from the upload to the end of the import, compared with the driver storing the resulting documents. The indexer is
 * paused meanwhile, because B2 measures it; the notes say what the rate is when it runs on the same processors.
 */
export const importBench: Bench = {
  id: 'B1',
  name: 'import',
  needsDataset: false,
  async run(surroundings) {
    const { sizes, workplace } = surroundings;
    const plain = await plainInserts(surroundings);
    const rowRates: number[] = [];
    const searchable: number[] = [];
    const work: string[] = [];
    const againstPlainInserts = (importing: () => Promise<Imported>) => {
      let imported: Imported;
      return interleaved(sizes.rounds, {
        ours: async () => {
          imported = await importing();
          return imported.created / imported.seconds;
        },
        yardstick: async () => imported.created / (await plain.seconds(imported)),
      });
    };
    try {
      // The warm-up is as long as a round, because V8 and the JVM are still compiling during the first tens of thousands of rows.
      await importRows(surroundings, sizes.rows);
      await allSearchable(surroundings);
      const stored = await againstPlainInserts(async () => {
        const imported = await whileProcessPaused(workplace, 'indexer', () => importRows(surroundings, sizes.rows));
        rowRates.push(imported.read / imported.seconds);
        // The index must catch up before the yardstick begins.
        await allSearchable(surroundings);
        return imported;
      });
      const indexed = await againstPlainInserts(async () => {
        const before = cpuSeconds(workplace);
        const imported = await importRows(surroundings, sizes.rows);
        await allSearchable(surroundings);
        work.push(workPerThousand(cpuSecondsSince(before, workplace), imported.read));
        searchable.push((Date.now() - imported.began) / 1000);
        return imported;
      });
      const { ours, ratio, lowest, highest } = verdictOn(indexed, GOAL);
      const notes = [
        `${figure(median(rowRates))} rows of the file per second, refused and repeated ones included`,
        `with the indexer running: ${figure(ours)} businesses/s, ${figure(ratio)} (${figure(lowest)} – ${figure(highest)}) of the yardstick, all searchable ${figure(median(searchable))} s after the first byte`,
        `processor time per 1,000 rows then, index included (last round): ${work.at(-1)}`,
      ];
      const title = `B1 import of ${sizes.rows} rows, JSON, until they are stored`;
      return [{ title, unit: 'businesses/s', pairs: stored, goal: GOAL, notes }];
    } finally {
      await plain.drop();
    }
  },
};

function workPerThousand(used: ReadonlyMap<string, number>, rows: number): string {
  const perThousand = [...used].map(([name, seconds]) => `${name} ${figure((seconds * 1_000_000) / rows)} ms`);
  return perThousand.join(', ') || 'not known here';
}
