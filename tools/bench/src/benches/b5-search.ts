import { BUSINESSES } from '@tedarik/search';
import type { Bench, BenchOutcome } from '../harness/bench.js';
import { median } from '../harness/figures.js';
import { listOperation, listVariables, textSearches } from '../harness/lists.js';
import { inTurn, load, type LoadResult } from '../harness/load.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';
import { graphqlHeaders, persistedBody } from '../harness/web-app.js';
import type { BenchContext } from '../bench-context.js';

const MOST_ADDED_MS = 6;

/** A text search with a filter and facets through GraphQL, compared with the same searches sent directly to the search engine. */
export const searchBench: Bench = {
  id: 'B5',
  name: 'search',
  needsDataset: true,
  async run(surroundings) {
    const measure = await sidesOf(surroundings);
    const { rounds } = surroundings.sizes;
    const p95 = await interleaved(rounds, {
      ours: async () => (await measure.ours(1)).p95,
      yardstick: async () => (await measure.yardstick(1)).p95,
    });
    const rate = await interleaved(rounds, {
      ours: async () => (await measure.ours(16)).requestsPerSecond,
      yardstick: async () => (await measure.yardstick(16)).requestsPerSecond,
    });
    const added = figure(median(p95.map(({ ours, yardstick }) => ours - yardstick)));
    const outcomes: BenchOutcome[] = [
      {
        title: 'B5 search p95, 1 connection',
        unit: 'ms',
        pairs: p95,
        goal: { keep: 'at most', ratio: 1.5 },
        notes: [`${added} ms more than the engine alone (goal ≤ ${MOST_ADDED_MS} ms)`],
      },
      { title: 'B5 search, 16 connections', unit: 'req/s', pairs: rate, goal: { keep: 'at least', ratio: 0.6 } },
    ];
    return outcomes;
  },
};

type Measure = (connections: number) => Promise<LoadResult>;

async function sidesOf(surroundings: BenchContext): Promise<{ ours: Measure; yardstick: Measure }> {
  const { baseUrl, sizes } = surroundings;
  const { url: searchUrl } = surroundings.searchEngine();
  const operation = await listOperation(surroundings);
  const searches = await textSearches(surroundings);
  const posted = searches.map((page) => ({ path: '/graphql', body: persistedBody(operation, listVariables(page)) }));
  const direct = searches.map(({ search }) => ({ path: `/${BUSINESSES.publicAlias}/_search`, body: search }));
  const { seconds } = sizes;
  return {
    ours: (connections) =>
      load({ url: baseUrl, headers: graphqlHeaders(baseUrl), connections, seconds, next: inTurn(posted) }),
    yardstick: (connections) =>
      load({
        url: searchUrl,
        headers: { 'content-type': 'application/json' },
        connections,
        seconds,
        next: inTurn(direct),
      }),
  };
}
