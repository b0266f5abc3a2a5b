import { join } from 'node:path';
import type { Bench, BenchOutcome } from './harness/bench.js';
import { ensureBusinesses } from './harness/dataset.js';
import { conditions, writeRun } from './harness/record.js';
import { tableOf } from './harness/table.js';
import type { BenchContext } from './bench-context.js';

/**
 * Runs the benches one after the other, and prints the table. The run is written after each bench, so that an interrupted run keeps its
 * results. Returns 1 if a bench could not measure.
 */
export async function runBenches(benches: readonly Bench[], surroundings: BenchContext): Promise<0 | 1> {
  const { workplace, sizes } = surroundings;
  const before = conditions();
  const outcomes: BenchOutcome[] = [];
  const failures: { bench: string; why: string }[] = [];
  let dataset: Promise<string | null> | undefined;
  const keep = async () => {
    const loaded = (await dataset?.catch(() => null)) ?? null;
    const run = { sizes, before, after: conditions(), dataset: loaded, outcomes, failures };
    return { loaded, file: writeRun(join(workplace, '../bench'), run) };
  };
  for (const { id, name, needsDataset, run } of benches) {
    const began = Date.now();
    try {
      if (needsDataset && !dataset) console.log(`${sizes.businesses} businesses …`);
      if (needsDataset) await (dataset ??= ensureBusinesses(surroundings, sizes.businesses));
      console.log(`${id} ${name} …`);
      outcomes.push(...(await run(surroundings)));
      console.log(`${id} ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
    } catch (error) {
      console.error(`${id} ${name} could not run:`, error);
      failures.push({ bench: id, why: error instanceof Error ? error.message : String(error) });
    }
    await keep();
  }
  const { loaded, file } = await keep();
  if (outcomes.length) console.log(`\n${tableOf(outcomes)}`);
  if (loaded) console.log(`- dataset: ${loaded}`);
  for (const { bench, why } of failures) console.error(`${bench} could not run: ${why}`);
  console.log(`\n${file}`);
  return failures.length ? 1 : 0;
}
