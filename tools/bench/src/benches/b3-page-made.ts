import { BUSINESSES } from '@tedarik/search';
import type { Bench } from '../harness/bench.js';
import { startChildServer } from '../harness/child-server.js';
import { inSequence, median } from '../harness/figures.js';
import { categoryPages, listAddress } from '../harness/lists.js';
import { inTurn, load, type LoadResult } from '../harness/load.js';
import { expectFrom, pagesSentDuring } from '../harness/pages-sent.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';

const CONNECTIONS = 16;
// The page cache evicts the least recently used page. With this many pages in turn, each is evicted before it is requested again.
const PAGES = 4_000;
const MADE_SHARE = 0.98;
const GOAL_P99_MS = 150;

/** A list page that is not cached, compared with its two necessary stages measured separately: the search and the rendering. */
export const pageMadeBench: Bench = {
  id: 'B3',
  name: 'page-made',
  needsDataset: true,
  async run(surroundings) {
    const { baseUrl, webRoot, sizes } = surroundings;
    const { url: searchUrl } = surroundings.searchEngine();
    const pages = await categoryPages(surroundings, PAGES);
    const drawing = await startChildServer('render-only', { webRoot, baseUrl });
    try {
      const common = { connections: CONNECTIONS, seconds: sizes.seconds };
      const drawn = pages.slice(0, CONNECTIONS * 4).map((page) => ({ path: listAddress(page) }));
      for (const { path } of drawn) await expectPage(drawing.url + path); // loads its query results into memory
      const send = inTurn(pages.map((page) => ({ path: listAddress(page) })));
      const search = inTurn(pages.map((page) => ({ path: `/${BUSINESSES.publicAlias}/_search`, body: page.search })));
      const made: LoadResult[] = [];
      const stages: { searching: number; drawing: number }[] = [];
      const pairs = await interleaved(sizes.rounds, {
        ours: async () => {
          const fire = () => load({ ...common, url: baseUrl, next: send });
          const { result, sent } = await pagesSentDuring(surroundings, fire);
          expectFrom(sent, 'miss', MADE_SHARE);
          made.push(result);
          return result.requestsPerSecond;
        },
        yardstick: async () => {
          const headers = { 'content-type': 'application/json' };
          const searching = await load({ ...common, url: searchUrl, headers, next: search });
          const rendering = await load({ ...common, url: drawing.url, next: inTurn(drawn) });
          stages.push({ searching: searching.requestsPerSecond, drawing: rendering.requestsPerSecond });
          return inSequence(searching.requestsPerSecond, rendering.requestsPerSecond);
        },
      });
      const p99 = median(made.map((result) => result.p99));
      const notes = [
        `p99 ${figure(p99)} ms (goal ≤ ${GOAL_P99_MS} ms)`,
        `search alone ${figure(median(stages.map((stage) => stage.searching)))}/s, drawing alone ${figure(median(stages.map((stage) => stage.drawing)))}/s`,
      ];
      const title = `B3 /firma not kept, ${CONNECTIONS} connections`;
      return [{ title, unit: 'req/s', pairs, goal: { keep: 'at least', ratio: 0.5 }, notes }];
    } finally {
      await drawing.stop();
    }
  },
};

async function expectPage(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}
