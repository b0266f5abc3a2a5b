import { Client, errors } from '@elastic/elasticsearch';
import { BUSINESSES } from '@tedarik/search';
import { backingServiceUrls, uniqueName } from '@tedarik/testing';
import { SearchEngine } from '../src/search/search-engine.js';

describe('the search engine', () => {
  const index = uniqueName('engine');
  const url = backingServiceUrls().elasticsearchUrl;
  let client: Client;
  let engine: SearchEngine;

  beforeAll(async () => {
    client = new Client({ node: url });
    await client.indices.create({ index, ...BUSINESSES.body() });
    engine = new SearchEngine({ ELASTICSEARCH_URL: url, SEARCH_ANSWER_WITHIN_MS: 2_000 });
  });
  afterAll(async () => {
    await engine.onModuleDestroy();
    await client.indices.delete({ index });
    await client.close();
  });

  const search = (query: object) => engine.search({ ...BUSINESSES, publicAlias: index }, { query });

  it('H3: refuses a query that needs too much memory, and still runs the next one', async () => {
    const long = Array.from({ length: 18 }, (_, n) => String.fromCharCode(97 + n).repeat(100)).join('');
    const nearly = { match: { titles: { query: long, fuzziness: 2 } } };
    const greedy = { bool: { should: Array.from({ length: 60 }, () => nearly) } };
    for (const time of [1, 2, 3, 4]) {
      const refusal = await search(greedy).catch((error: unknown) => error);
      expect([time, refusal]).toEqual([time, expect.any(errors.ResponseError)]);
      expect(String(refusal)).toContain('[request] Data too large');
    }
    await expect(search({ match_all: {} })).resolves.toMatchObject({ hits: { total: { value: 0 } } });
  });
});
