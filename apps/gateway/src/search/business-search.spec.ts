import { MATCHES } from '@tedarik/search';
import { Metrics } from '@tedarik/service-kit';
import { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from './business-query.js';
import { BusinessSearch } from './business-search.js';
import { ListCountsCache } from './list-counts-cache.js';

const tables = new Tables({
  ...{ categories: [], cities: [], districts: [], certificates: [] },
  ...{ serviceAttributes: [], synonyms: [], stopWords: [], formerSlugs: [] },
});

it('keeps the results if the engine fails while it looks for another spelling', async () => {
  const hits = { total: { value: 1, relation: 'eq' }, hits: [{ _source: { card: { id: 'a' }, productNames: [] } }] };
  const search = jest
    .fn()
    .mockResolvedValueOnce({ hits, aggregations: { found: { doc_count: 1 } } })
    .mockRejectedValue(new Error('no answer in time'));
  const requests = { send: () => Promise.reject(new Error('the directory received a request')) };
  const searching = new BusinessSearch({ search } as never, requests as never, new ListCountsCache(), new Metrics());
  const query: BusinessQuery = {
    text: 'zeytin yağli',
    ways: MATCHES,
    categoryIds: [],
    sort: 'relevance',
    page: 1,
    pageSize: 12,
  };
  const found = await searching.find(query, tables);
  expect(found).toMatchObject({ cards: [{ id: 'a' }], didYouMean: null, reduced: false });
  expect(search).toHaveBeenCalledTimes(2);
});
