import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../harness/bench.js';
import { categoryPages, listAddress } from '../harness/lists.js';
import { inTurn, load } from '../harness/load.js';
import { openLoop, type OpenLoopResult, visiting } from '../harness/open-loop.js';
import { figure } from '../harness/table.js';

const CONNECTIONS = 16;
const TIMES_CAPACITY = 5;
const SECONDS = 15;
/** Each page is requested only once, so that none comes from the cache. */
const MOST_PAGES = 40_000;
/** A burst may queue for three seconds (apps/gateway/src/limits/render-queue.ts), so the first seconds are not counted. */
const SETTLE_S = 5;
const GOAL_KEPT_P99_MS = 1_000;
const RECOVERED_WITHIN_MS = 60_000;

/** Requests five times as many pages as can be rendered. Measures how much of the capacity remains, and how fast the served pages are. */
export const overloadBench: Bench = {
  id: 'F20',
  name: 'overload',
  needsDataset: true,
  async run(surroundings) {
    const { baseUrl: url, sizes } = surroundings;
    const pages = (await categoryPages(surroundings, MOST_PAGES)).map((page) => ({ path: listAddress(page) }));
    const next = inTurn(pages);
    const runs: { result: OpenLoopResult; recoveredMs: number }[] = [];
    const pairs = [];
    for (let round = 0; round < sizes.rounds; round += 1) {
      const { requestsPerSecond: capacity } = await load({
        url,
        next,
        connections: CONNECTIONS,
        seconds: sizes.seconds,
      });
      const perSecond = capacity * TIMES_CAPACITY;
      if (perSecond * SECONDS > pages.length)
        throw new Error(`${pages.length} pages are too few: set BENCH_BUSINESSES`);
      const result = await openLoop({
        send: visiting(url, next),
        perSecond,
        seconds: SECONDS,
        settleSeconds: SETTLE_S,
      });
      runs.push({ result, recoveredMs: await recovery(url, next) });
      pairs.push({ ours: result.keptPerSecond, yardstick: capacity });
    }
    const notes = runs.map(
      ({ result, recoveredMs }) =>
        `${result.sent} sent; p99 of those served ${figure(result.keptP99)} ms (goal ≤ ${GOAL_KEPT_P99_MS} ms), of the ` +
        `${result.refused} refused ${figure(result.refusedP99)} ms; ${result.failed} failed; recovered after ${figure(recoveredMs)} ms`,
    );
    const title = `F20 lists not kept, ${TIMES_CAPACITY} times what can be made`;
    return [{ title, unit: 'pages/s', pairs, goal: { keep: 'at least', ratio: 0.7 }, notes }];
  },
};

/** Milliseconds from the last request until ten pages in a row are served. */
async function recovery(url: string, next: () => { path: string }): Promise<number> {
  const began = performance.now();
  for (let inARow = 0; inARow < 10;) {
    const answer = await fetch(url + next().path);
    await answer.arrayBuffer();
    inARow = answer.status === 200 ? inARow + 1 : 0;
    if (inARow === 0) await pause(50);
    if (performance.now() - began > RECOVERED_WITHIN_MS) throw new Error('pages are still refused after a minute');
  }
  return performance.now() - began;
}
