import { randomUUID } from 'node:crypto';
import { ListManagedBusinesses, MANAGED_PAGE_SIZE, UpdateBusiness } from '@tedarik/commands';
import { RequestFailed } from '@tedarik/messaging';
import type { Bench } from '../harness/bench.js';
import { categoryPages, listAddress } from '../harness/lists.js';
import { inTurn, load } from '../harness/load.js';
import { openLoop, type OpenLoopResult, visiting } from '../harness/open-loop.js';
import { figure } from '../harness/table.js';
import { whileImporting } from '../harness/while-importing.js';
import type { BenchContext } from '../bench-context.js';

/** Visitors' requests per second, step by step; administrators send a tenth as many. */
const RATES = [10, 20, 40, 60, 80, 120, 160, 240];
const ADMINISTRATORS = 0.1;
const SECONDS = 12;
const SETTLE_S = 4;
const CONNECTIONS = 16;
/** The number of lists that many visitors request, and how many of every four visits go to one of them. */
const POPULAR = 20;
const POPULAR_OF_FOUR = 3;
const MOST_PAGES = 20_000;
const SERVED_SHARE = 0.99;
const SERVED_P99_MS = 1_000;
const ACTOR = { kind: 'back-office', id: 'bench', name: 'Bench' } as const;

interface Step {
  rate: number;
  visitors: OpenLoopResult;
  administrators: OpenLoopResult;
}

/**
 * Visitors and administrators at a rising rate while imports run one after the other: how many requests are served, and at which rate this
 * stops.
 */
export const mixedBench: Bench = {
  id: 'B18',
  name: 'mixed',
  needsDataset: true,
  async run(surroundings) {
    const { baseUrl: url, sizes } = surroundings;
    const pages = (await categoryPages(surroundings, MOST_PAGES)).map((page) => ({ path: listAddress(page) }));
    const [popular, rare] = [inTurn(pages.slice(0, POPULAR)), inTurn(pages.slice(POPULAR))];
    const { requestsPerSecond: capacity } = await load({
      url,
      next: rare,
      connections: CONNECTIONS,
      seconds: sizes.seconds,
    });
    let visits = 0;
    const visit = visiting(url, () => (visits++ % 4 < POPULAR_OF_FOUR ? popular() : rare()));
    const administer = await administering(surroundings);
    const { result: steps, rows } = await whileImporting(surroundings, async () => {
      const done: Step[] = [];
      for (const rate of RATES) {
        const during = { seconds: SECONDS, settleSeconds: SETTLE_S };
        const [visitors, administrators] = await Promise.all([
          openLoop({ send: visit, perSecond: rate, ...during }),
          openLoop({ send: administer, perSecond: rate * ADMINISTRATORS, ...during }),
        ]);
        done.push({ rate, visitors, administrators });
      }
      return done;
    });
    const whole = steps.filter(({ rate, visitors }) => isServed(visitors, rate)).at(-1);
    return [
      {
        title: `B18 visitors while administrators write and ${rows} rows are imported`,
        unit: 'pages/s',
        pairs: [{ ours: whole?.visitors.keptPerSecond ?? 0, yardstick: capacity }],
        goal: { keep: 'at least', ratio: 0.5 },
        notes: steps.map(worded),
      },
    ];
  },
};

const isServed = ({ keptPerSecond, keptP99 }: OpenLoopResult, rate: number): boolean =>
  keptPerSecond >= rate * SERVED_SHARE && keptP99 <= SERVED_P99_MS;

function worded({ rate, visitors, administrators }: Step): string {
  const of = ({ keptPerSecond, keptP50, keptP99, refused, failed }: OpenLoopResult) =>
    `${figure(keptPerSecond)}/s served, p50 ${figure(keptP50)} ms, p99 ${figure(keptP99)} ms, ${refused} shed, ${failed} failed`;
  return `${rate}/s offered: ${of(visitors)}; administrators, ${figure(rate * ADMINISTRATORS)}/s offered: ${of(administrators)}`;
}

/** Opens the list of businesses and changes one business, alternately. */
async function administering({ directory, messaging }: BenchContext): Promise<() => Promise<number>> {
  const stored = await directory
    .collection<{ _id: string; revision: number }>('businesses')
    .find({ deletedAt: null }, { projection: { revision: 1 }, limit: 2_000 })
    .toArray();
  const next = inTurn(stored);
  const { requests } = messaging;
  const list = { search: '', page: 1, pageSize: MANAGED_PAGE_SIZE, sort: 'newest', descending: true } as const;
  let count = 0;
  const change = async () => {
    const business = next();
    const changes = { phone: `+90212${String(5_000_000 + count)}` };
    const context = { actor: ACTOR, commandId: randomUUID() };
    const saved = await requests.send(
      UpdateBusiness,
      { id: business._id, revision: business.revision, changes },
      context,
    );
    business.revision = saved.revision;
  };
  return async () => {
    try {
      await (count++ % 2 ? change() : requests.send(ListManagedBusinesses, list));
      return 200;
    } catch (error) {
      if (error instanceof RequestFailed && error.failure.kind === 'unavailable') return 503;
      throw error;
    }
  };
}
