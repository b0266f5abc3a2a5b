import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { errors } from '@elastic/elasticsearch';
import { BUSINESSES, PRODUCTS } from '@tedarik/search';
import { SearchEngine } from './search-engine.js';

const found = (total: number) => ({ hits: { total: { value: total, relation: 'eq' }, hits: [] }, status: 200 });
const refused = { status: 400, error: { type: 'parsing_exception', reason: 'no such query' } };

describe('searches that begin at the same moment', () => {
  const sent: string[] = [];
  let replies: object[];
  let server: Server;
  let engine: SearchEngine;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        sent.push(`${request.url!.replace(/\?.*/, '')} ${body.trim().split('\n').length}`);
        response.writeHead(200, { 'content-type': 'application/json', 'x-elastic-product': 'Elasticsearch' });
        response.end(JSON.stringify(request.url!.startsWith('/_msearch') ? { responses: replies } : replies[0]));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    engine = new SearchEngine({ ELASTICSEARCH_URL: `http://127.0.0.1:${port}`, SEARCH_ANSWER_WITHIN_MS: 2_000 });
  });
  beforeEach(() => (sent.length = 0));
  afterAll(async () => {
    await engine.onModuleDestroy();
    await new Promise((resolve) => server.close(resolve));
  });

  const both = () =>
    Promise.allSettled([engine.search(BUSINESSES, { query: { match_all: {} } }), engine.search(PRODUCTS, { size: 1 })]);

  it('are sent in one request', async () => {
    replies = [found(1), found(2)];
    expect(await both()).toMatchObject([{ value: found(1) }, { value: found(2) }]);
    expect(sent).toEqual(['/_msearch 4']);
  });

  it('are sent alone if there is only one', async () => {
    replies = [found(3)];
    await expect(engine.search(PRODUCTS, { size: 1 })).resolves.toMatchObject(found(3));
    expect(sent).toEqual(['/products-public/_search 1']);
  });

  it('fail one by one, as if each had been sent alone', async () => {
    replies = [refused, found(2)];
    const [one, other] = await both();
    expect(other).toMatchObject({ value: found(2) });
    expect(one).toMatchObject({ reason: expect.any(errors.ResponseError) });
    expect(one).toMatchObject({ reason: { statusCode: 400, body: refused } });
  });

  it('all fail if the request fails', async () => {
    replies = undefined as never;
    expect(await both()).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });
});
