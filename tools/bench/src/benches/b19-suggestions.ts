import {
  BUSINESSES,
  keysOfWords,
  PRODUCTS,
  queryWords,
  searchBusinesses,
  searchProducts,
  SUGGESTION_PAGES,
} from '@tedarik/search';
import type { Bench } from '../harness/bench.js';
import { referenceTables } from '../harness/dataset.js';
import { median } from '../harness/figures.js';
import { inTurn, load } from '../harness/load.js';
import { interleaved } from '../harness/pairs.js';
import { figure } from '../harness/table.js';
import { graphqlHeaders, knownOperation, persistedBody } from '../harness/web-app.js';
import type { BenchContext } from '../bench-context.js';

const LETTERS = 4;
const NAMES = 500;
const GOAL_P95_MS = 15;

/** The request of a search box after four letters, compared with its two searches sent directly to the search engine in one request. */
export const suggestionsBench: Bench = {
  id: 'B19',
  name: 'suggestions',
  needsDataset: true,
  async run(surroundings) {
    const { baseUrl, webRoot } = surroundings;
    const { seconds, rounds } = surroundings.sizes;
    const { url: searchUrl } = surroundings.searchEngine();
    const operation = await knownOperation(webRoot, 'GetSuggestions');
    const searches = await typedTexts(surroundings);
    const posted = searches.map(({ text }) => ({ path: '/graphql', body: persistedBody(operation, { q: text }) }));
    const direct = searches.map(({ body }) => ({ path: '/_msearch', body }));
    const both = { connections: 1, seconds };
    const ours = { ...both, url: baseUrl, headers: graphqlHeaders(baseUrl), next: inTurn(posted) };
    const headers = { 'content-type': 'application/x-ndjson' };
    const yardstick = { ...both, url: searchUrl, headers, next: inTurn(direct) };
    const pairs = await interleaved(rounds, {
      ours: async () => (await load(ours)).p95,
      yardstick: async () => (await load(yardstick)).p95,
    });
    const p95 = figure(median(pairs.map((pair) => pair.ours)));
    const notes = [`p95 ${p95} ms (goal ≤ ${GOAL_P95_MS} ms), ${searches.length} beginnings of names`];
    return [
      { title: 'B19 suggestions p95, 1 connection', unit: 'ms', pairs, goal: { keep: 'at most', ratio: 1.5 }, notes },
    ];
  },
};

/** The beginnings of names of every kind, each with its two searches. */
async function typedTexts(surroundings: BenchContext): Promise<{ text: string; body: string }[]> {
  const tables = await referenceTables(surroundings);
  const businesses = surroundings.directory.collection<{ name: string }>('businesses');
  const named = await businesses.find({ deletedAt: null }, { projection: { name: 1 }, limit: NAMES }).toArray();
  const rows = [...tables.categories, ...tables.cities, ...tables.districts, ...named];
  const texts = new Set(rows.map(({ name }) => name.slice(0, LETTERS).trim()).filter((text) => text.length > 1));
  return [...texts].map((text) => {
    const typed = { text, keys: keysOfWords(queryWords(text, tables), tables) };
    const lines = [
      { index: BUSINESSES.publicAlias },
      searchBusinesses({ ...SUGGESTION_PAGES.businesses, ...typed }),
      { index: PRODUCTS.publicAlias },
      searchProducts({ ...SUGGESTION_PAGES.products, ...typed }),
    ];
    return { text, body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
  });
}
