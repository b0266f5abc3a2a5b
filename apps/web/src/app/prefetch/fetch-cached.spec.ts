import { GetBusiness, ListBusinesses } from '../../lib/graphql/operations.js';
import { KEPT_OPERATIONS } from './kept-operations.js';
import { OPERATIONS } from '../../lib/graphql/documents.js';
import { fetchCached } from './fetch-cached.js';

const fetchBefore = globalThis.fetch;
afterEach(() => (globalThis.fetch = fetchBefore));
const answer = (body: object) => (globalThis.fetch = jest.fn().mockResolvedValue(new Response(JSON.stringify(body))));

describe('prefetching', () => {
  const send = jest.fn();

  it('fetches a cached query from the address under which the gateway caches it', async () => {
    const fetched = answer({ data: { business: null } });
    await expect(fetchCached(send, 'low')(GetBusiness, { slug: 'a' })).resolves.toEqual({ business: null });
    expect(fetched).toHaveBeenCalledWith(`/graphql/${GetBusiness.sha256}/a`, { priority: 'low' });
  });

  it('sends a query that the gateway does not cache in the usual way', async () => {
    const fetched = answer({});
    await fetchCached(send, 'low')(ListBusinesses, { page: 1 });
    expect(send).toHaveBeenCalledWith(ListBusinesses, { page: 1 });
    expect(fetched).not.toHaveBeenCalledWith(expect.stringMatching(/^\/graphql/), expect.anything());
  });

  it('rejects an answer with errors', async () => {
    answer({ data: { business: null }, errors: [{}] });
    await expect(fetchCached(send, 'low')(GetBusiness, { slug: 'a' })).rejects.toThrow('GetBusiness');
  });

  it('caches only queries with the slug as their single variable, and no mutations', () => {
    const texts = OPERATIONS.filter(({ name }) => KEPT_OPERATIONS.includes(name)).map(({ text }) => text);
    expect(texts).toHaveLength(KEPT_OPERATIONS.length);
    for (const text of texts) expect(text).toMatch(/^query \w+\(\$slug:String!\)\{/);
  });
});
