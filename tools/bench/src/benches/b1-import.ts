import type { Bench } from '../harness/bench.js';
import { cpuSeconds, cpuSecondsSince } from '../harness/cpu-seconds.js';
import { allSearchable } from '../harness/dataset.js';
import { type Imported, importRows } from '../harness/import-rows.js';
import { median } from '../harness/figures.js';
import { interleaved } from '../harness/pairs.js';
import { plainInserts } from '../harness/plain-inserts.js';
import { figure } from '../harness/table.js';

/** Rows per second from the upload to the end of the import, against the driver storing what came of them. */
export const importBench: Bench = {
  id: 'B1',
  name: 'import',
  needsDataset: false,
  async run(surroundings) {
    const { sizes } = surroundings;
    const plain = await plainInserts(surroundings);
    const rowRates: number[] = [];
    const searchable: number[] = [];
    const work: string[] = [];
    let imported: Imported;
    try {
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
        yardstick: async () => imported.created / (await plain.seconds(imported)),
      });
      const title = `B1 import of ${sizes.rows} rows, JSON`;
      const notes = [
        `${figure(median(rowRates))} rows of the file per second, refused and repeated ones included`,
        `all of them searchable ${figure(median(searchable))} s after the first byte`,
        `processor time per 1,000 rows, index included (last round): ${work.at(-1)}`,
      ];
      return [{ title, unit: 'businesses/s', pairs, goal: { keep: 'at least', ratio: 0.35 }, notes }];
    } finally {
      await plain.drop();
    }
  },
};

function workPerThousand(used: ReadonlyMap<string, number>, rows: number): string {
  const perThousand = [...used].map(([name, seconds]) => `${name} ${figure((seconds * 1_000_000) / rows)} ms`);
  return perThousand.join(', ') || 'not known here';
}
