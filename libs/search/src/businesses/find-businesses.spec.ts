import type { estypes } from '@elastic/elasticsearch';
import { findBusinesses, type CountsCache } from './find-businesses.js';
import { MATCHES } from './matches.js';
import type { FoundDocument } from './search-result.js';

const search = { text: 'bal evi', keys: [], categoryIds: ['a'], sort: 'rating', page: 2, pageSize: 12 } as const;
const card = { id: '1', name: 'Bal Evi' } as FoundDocument['card'];

/** An engine that has one business, or none. */
function anEngine({ has }: { has: boolean }) {
  const sent: estypes.SearchRequest[] = [];
  const send = (body: estypes.SearchRequest) => {
    sent.push(body);
    const hits = {
      total: { value: has ? 13 : 0, relation: 'eq' },
      hits: has ? [{ _index: '', _source: { card } }] : [],
    };
    const answer = { hits, aggregations: { found: { doc_count: has ? 20 : 0 } } };
    return Promise.resolve(answer as unknown as estypes.SearchResponse<FoundDocument>);
  };
  return { sent, send };
}

describe('a list whose counts are known', () => {
  it('requests only the hits of another page, and returns the counts of the first request', async () => {
    const { sent, send } = anEngine({ has: true });
    const known: CountsCache = new Map();
    const first = await findBusinesses(search, send, MATCHES, known);
    const second = await findBusinesses({ ...search, page: 1 }, send, MATCHES, known);
    expect(second).toEqual(first);
    expect(sent.map(({ aggs, track_total_hits }) => [aggs !== undefined, track_total_hits])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('sends no request for a match level that is known to find nothing', async () => {
    const { sent, send } = anEngine({ has: false });
    const known: CountsCache = new Map();
    await findBusinesses(search, send, MATCHES, known);
    expect(sent).toHaveLength(MATCHES.length);
    const again = await findBusinesses(search, send, MATCHES, known);
    expect(again).toMatchObject({ cards: [], total: 0, isAny: false, match: 'partly' });
    expect(sent).toHaveLength(MATCHES.length);
  });
});

it.each([
  ['bal evi', 3],
  ['bal', 2],
  ['?!', 1],
])('a text is not searched for in ways that cannot find more: %s', async (text, requests) => {
  const { sent, send } = anEngine({ has: false });
  await findBusinesses({ ...search, text }, send, MATCHES);
  expect(sent).toHaveLength(requests);
});
