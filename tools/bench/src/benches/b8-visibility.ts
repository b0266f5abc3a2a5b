import { randomUUID } from 'node:crypto';
import type { Client } from '@elastic/elasticsearch';
import { UpdateBusiness } from '@tedarik/commands';
import { type BusinessDocument, BUSINESSES } from '@tedarik/search';
import type { Bench } from '../harness/bench.js';
import { median } from '../harness/figures.js';
import { copyBusinesses } from '../harness/copy-businesses.js';
import { type Change, type Lags, lagsOf } from '../harness/lag.js';
import { retryWhileUnavailable } from '../harness/retry-while-unavailable.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';
import type { BenchContext } from '../bench-context.js';

const RATE = 50;
const FLOOR = 'bench-floor';
const REFRESH_EVERY = '200ms';
const GOAL_P95_MS = 400;
const GOAL_P99_MS = 800;
const FIRST_YEAR = 1900;

/**
 * The time from the response to an edit until searches show it, compared with documents written directly to an index that refreshes itself.
 */
export const visibilityBench: Bench = {
  id: 'B8',
  name: 'visibility',
  needsDataset: true,
  async run(surroundings) {
    const { sizes } = surroundings;
    const { client } = surroundings.searchEngine();
    const edits = await editsOf(surroundings, RATE * sizes.lagSeconds);
    const lags: Lags[] = [];
    try {
      await copyBusinesses(client, FLOOR, REFRESH_EVERY);
      const floor = await rewritesOf(client, edits.map(({ id }) => id)); // oxfmt-ignore
      const measure = (index: string, changes: readonly Change[]) => lagsOf({ client, index, changes, rate: RATE });
      await measure(BUSINESSES.alias, edits.slice(0, RATE)); // warm-up
      await measure(FLOOR, floor.slice(0, RATE));
      const pairs = await interleaved(sizes.rounds, {
        ours: async () => {
          const measured = await measure(BUSINESSES.alias, edits);
          lags.push(measured);
          return measured.p95;
        },
        yardstick: async () => (await measure(FLOOR, floor)).p95,
      });
      const of = (name: keyof Lags) => figure(median(lags.map((lag) => lag[name])));
      const title = `B8 edit to searchable p95, ${RATE}/s`;
      const notes = [
        `p50 ${of('p50')} ms, p95 ${of('p95')} ms (goal ≤ ${GOAL_P95_MS} ms), p99 ${of('p99')} ms (goal ≤ ${GOAL_P99_MS} ms)`,
      ];
      return [{ title, unit: 'ms', pairs, goal: { keep: 'at most', ratio: 1.5 }, notes }];
    } finally {
      await client.indices.delete({ index: FLOOR, ignore_unavailable: true });
    }
  },
};

interface Stored {
  _id: string;
  revision: number;
}

/** One edit each for `count` businesses; every call of `write` changes the business again. */
async function editsOf({ directory, messaging }: BenchContext, count: number): Promise<Change[]> {
  const businesses = directory.collection<Stored>('businesses');
  const live = { deletedAt: null, status: 'active' };
  const stored = await businesses.find(live, { projection: { revision: 1 }, limit: count }).toArray();
  if (stored.length < count) throw new Error(`${count} businesses are needed, ${stored.length} are there`);
  return stored.map(({ _id: id, ...first }) => {
    let { revision } = first;
    const write = async () => {
      const request = { id, revision, changes: { established: String(FIRST_YEAR + (revision % 100)) } };
      const commandId = randomUUID(); // a repeated request does nothing twice and returns the same reply
      const saved = await retryWhileUnavailable(() => messaging.requests.send(UpdateBusiness, request, { commandId }));
      revision = saved.revision;
      return saved.version;
    };
    return { id, write };
  });
}

async function rewritesOf(client: Client, ids: string[]): Promise<Change[]> {
  const { docs } = await client.mget<BusinessDocument>({ index: FLOOR, ids });
  return docs.map((found) => {
    if (!('_source' in found) || !found._source) throw new Error(`${found._id} is not in the index`);
    const document = { ...found._source };
    const write = async () => {
      document.version += 1;
      const { errors } = await client.bulk({
        operations: [{ index: { _index: FLOOR, _id: document.id } }, { ...document }],
      });
      if (errors) throw new Error(`${document.id} was not written`);
      return document.version;
    };
    return { id: document.id, write };
  });
}
