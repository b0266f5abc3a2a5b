import type { Bench } from '../harness/bench.js';
import { cpuSeconds, cpuSecondsSince } from '../harness/cpu-seconds.js';
import { allSearchable } from '../harness/dataset.js';
import { type Imported, importRows } from '../harness/import-rows.js';
import { median } from '../harness/figures.js';
import { type Goal, interleaved, verdictOn } from '../harness/pairs.js';
import { plainInserts } from '../harness/plain-inserts.js';
import { whileHeld } from '../harness/processes.js';
import { figure } from '../harness/table.js';

const GOAL: Goal = { keep: 'at least', ratio: 0.35 };

/**
 * Businesses per second from the upload to the end of the import, against the driver storing what came of them. The
 * indexer, which is B2's, stands still meanwhile; the notes tell what it comes to where it shares the processors.
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
      // A warm-up as long as a round: V8 and the JVM are still compiling while the first tens of thousands of rows go in.
      await importRows(surroundings, sizes.rows);
      await allSearchable(surroundings);
      const stored = await againstPlainInserts(async () => {
        const imported = await whileHeld(workplace, 'indexer', () => importRows(surroundings, sizes.rows));
        rowRates.push(imported.read / imported.seconds);
        // The index catches up before the yardstick begins.
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
