import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import type { RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { aView, directoryStandIn } from './directory-stand-in.js';
import { aCategory, noFacts } from './facts.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';
import { hashOf } from './web-stand-in.js';

const known = (name: string, variables = {}) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
});

describe('POST /graphql', () => {
  const facts = noFacts();
  let nats: TestBackingService;
  let directory: RunningService;
  let production: RunningGateway;
  let development: RunningGateway;

  beforeAll(async () => {
    const baharat = aCategory('Baharat');
    facts.tables.categories = [baharat];
    const snapshot = aBusinessSnapshot({ slug: 'ege-zeytin', name: 'Ege Zeytin', categoryIds: [baharat.id] });
    const product = {
      id: baharat.id,
      name: 'Kimyon',
      description: '',
      categoryId: baharat.id,
      price: 149.9,
      imageUrl: null,
      ...textsOf(PRODUCT_FIELD_NAMES, {}),
    };
    facts.answers['ege-zeytin'] = { found: 'live', business: { ...aView(snapshot), products: [product] } };
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    production = await runningGateway({ NATS_URL: nats.url });
    development = await runningGateway({ NATS_URL: nats.url, NODE_ENV: 'development' });
    for (const gateway of [production, development]) {
      await eventually('the directory answers', async () => {
        expect((await gateway.graphql(known('Home'))).status).toBe(200);
      });
    }
  });
  afterAll(async () => {
    await production?.stop();
    await development?.stop();
    await directory?.stop();
    await nats?.stop();
  });

  it('answers known operations by the hash of their text, repeatedly', async () => {
    for (let time = 0; time < 4; time++) {
      const { status, headers, json } = await production.graphql(known('GetBusiness', { slug: 'ege-zeytin' }));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(json().data.business).toEqual({
        __typename: 'BusinessFound',
        business: {
          name: 'Ege Zeytin',
          products: [{ name: 'Kimyon', category: { name: 'Baharat' } }],
          openingHours: [],
        },
      });
    }
  });

  it('A9 refuses an unknown hash, a text and introspection in production, and GET always', async () => {
    const unknown = { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } };
    for (const body of [unknown, { query: '{layout{categoryCount}}' }, { query: '{__schema{types{name}}}' }]) {
      const { status, json } = await production.graphql(body);
      expect([status, json().errors[0].extensions.code]).toEqual([400, 'persisted-query-required']);
    }
    for (const gateway of [production, development]) {
      const { status, headers } = await gateway.fetch('/graphql?query={layout{categoryCount}}');
      expect([status, headers.allow]).toEqual([405, 'POST']);
    }
  });

  it('answers any text in development', async () => {
    const { status, json } = await development.graphql({ query: '{layout{categoryCount}}' });
    expect([status, json()]).toEqual([200, { data: { layout: { categoryCount: 1 } } }]);
  });

  it('A7 refuses a cyclic or too large query, or one with too many aliases or directives, before it runs', async () => {
    const deep = `{recentBusinesses{products{category{...A}}}} fragment A on Category{name ...A}`;
    const aliases = `{${Array.from({ length: 200 }, (_, n) => `a${n}:layout{categoryCount}`).join(' ')}}`;
    const fields = `{layout{${'categoryCount '.repeat(1_000)}}}`;
    const directives = `{layout{categoryCount ${'@x '.repeat(60)}}}`;
    for (const query of [deep, aliases, fields, directives]) {
      const { status, json } = await development.graphql({ query });
      expect([query.slice(0, 20), status]).toEqual([query.slice(0, 20), 400]);
      expect(json().errors[0].extensions.kind).toBe('invalid');
      expect(json().data).toBeUndefined();
    }
  });

  it('records durations under known operation names only, whatever name a client sends', async () => {
    await development.graphql({ operationName: 'Invented', query: 'query Invented{layout{categoryCount}}' });
    await production.graphql({ query: '{layout{categoryCount}}' });
    const counted = 'gateway_graphql_duration_seconds_count';
    expect(await production.metrics()).toContain(`${counted}{operation="Home",outcome="answered"}`);
    expect(await production.metrics()).toContain(`${counted}{operation="refused",outcome="refused"}`);
    expect(await development.metrics()).toContain(`${counted}{operation="other",outcome="answered"}`);
    expect(await development.metrics()).not.toContain('Invented');
  });

  it('A8 refuses a batch', async () => {
    expect((await production.graphql([known('Home'), known('Home')])).status).toBe(400);
  });

  it.each([
    ['page', -1],
    ['page', 0],
    ['page', 10_001],
    ['page', 1e9],
    ['page', 2 ** 53],
    ['page', 1.5],
    ['page', 'NaN'],
    ['q', 'x'.repeat(101)],
    ['q', '('.repeat(1_000)],
    ['q', { $gt: '' }],
    ['categories', Array(21).fill('et')],
    ['sort', 'PRICE'],
  ])('A10 A4 answers 400 to %s %j', async (name, value) => {
    // From the second call on, the compiled query refuses.
    for (let time = 0; time < 3; time++) {
      const { status, json } = await production.graphql(known('ListBusinesses', { page: 1, [name]: value }));
      expect([status, json().errors[0].extensions]).toEqual([
        400,
        expect.objectContaining({ code: 'bad-request', kind: 'invalid' }),
      ]);
    }
  });

  it.each([1e9, 0, -1, 101])('A10 answers 400 to first = %d', async (first) => {
    const { status } = await development.graphql({ query: `{recentBusinesses(first:${first}){name}}` });
    expect(status).toBe(400);
  });

  it('A15 answers 403 to another or a missing origin, and 415 to a body that is not JSON', async () => {
    const body = JSON.stringify(known('Home'));
    const post = (headers: Record<string, string>) =>
      production.fetch('/graphql', { method: 'POST', headers, body }).then(({ status }) => status);
    const json = { 'content-type': 'application/json' };
    expect(await post({ ...json })).toBe(403);
    expect(await post({ ...json, origin: 'https://evil.example' })).toBe(403);
    expect(await post({ ...json, origin: 'null' })).toBe(403);
    expect(await post({ ...json, origin: `${SITE}.evil.example` })).toBe(403);
    expect(await post({ origin: SITE, 'content-type': 'text/plain' })).toBe(415);
    expect(await post({ origin: SITE, 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await post({ origin: SITE, 'content-type': 'multipart/form-data; boundary=x' })).toBe(415);
    expect(await post({ origin: SITE, 'content-type': 'application/json-patch+json' })).toBe(415);
    expect(await post({ origin: SITE, 'content-type': 'application/json; charset=utf-8' })).toBe(200);
  });

  it('L5: A15: an origin counts by scheme, name and port as the site is configured, whatever Host says', async () => {
    const body = JSON.stringify(known('Home'));
    const { host } = new URL(SITE);
    for (const [origin, dialled] of [
      ['http://evil.example', 'evil.example'],
      [`http://${host}`, host],
      [`${SITE}:8443`, `${host}:8443`],
    ] as const) {
      const headers = { 'content-type': 'application/json', origin, host: dialled };
      const { status } = await production.fetch('/graphql', { method: 'POST', headers, body });
      expect([origin, status]).toEqual([origin, 403]);
    }
  });

  it('A6 answers 400 to a body that reaches for prototypes, however deep', async () => {
    const { operationName, extensions } = known('ListBusinesses');
    for (const variables of ['{"page":1,"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}']) {
      const body = `{"operationName":"${operationName}","extensions":${JSON.stringify(extensions)},"variables":${variables}}`;
      const headers = { 'content-type': 'application/json', origin: SITE };
      const { status, json } = await production.fetch('/graphql', { method: 'POST', headers, body });
      expect([status, json().code]).toEqual([400, 'bad-request']);
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('A37 answers 415 to a packed body and 400 to one of two lengths', async () => {
    const post = async (headers: Record<string, string>) => {
      const all = { 'content-type': 'application/json', origin: SITE, ...headers };
      const body = JSON.stringify(known('Home'));
      return (await production.fetch('/graphql', { method: 'POST', headers: all, body })).status;
    };
    for (const packed of ['gzip', 'br', 'deflate', 'gzip, gzip', 'x']) {
      expect(await post({ 'content-encoding': packed })).toBe(415);
    }
    expect(await post({ 'content-length': '2', 'transfer-encoding': 'chunked' })).toBe(400);
    expect(await post({ 'content-encoding': 'identity' })).toBe(200);
  });

  it('A3 treats code in a search text as words', async () => {
    for (const q of ['$where: sleep(1000)', '$function', 'mapReduce(function () {})', '{"$gt": ""}']) {
      const { status, json } = await production.graphql(known('ListBusinesses', { page: 1, q }));
      expect([q, status, json().errors]).toEqual([q, 200, undefined]);
    }
    expect(facts.listed.flatMap(({ words }) => words).filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });

  it('GEN-13 answers 413 and 400 to invalid bodies, in the usual shape of a failure', async () => {
    const send = (body: string) =>
      production.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE },
        body,
      });
    const large = await send(JSON.stringify({ query: 'x'.repeat(500_000) }));
    expect([large.status, large.json().code]).toEqual([413, 'body-too-large']);
    for (const broken of ['{', '', '"x"', '{"unknown":1}', '{"__proto__":{"a":1}}']) {
      expect((await send(broken)).status).toBe(400);
    }
    const broken = await send('{');
    expect(broken.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(broken.json()).toMatchObject({ code: 'bad-request', kind: 'invalid' });
    const elsewhere = await production.graphql(known('Home'), { origin: 'https://evil.example' });
    expect(elsewhere.json()).toMatchObject({ status: 403, code: 'cross-site-request', kind: 'forbidden' });
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it('GEN-13 answers 503 with code, kind and trace id while the owner service is down', async () => {
    await directory.stop();
    try {
      const { status, headers, json } = await production.graphql(known('GetBusiness', { slug: 'ege-zeytin' }));
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(json()).toEqual({
        errors: [
          {
            message: 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
            path: ['business'],
            extensions: { code: 'service-unavailable', kind: 'unavailable', traceId: headers['x-trace-id'] },
          },
        ],
      });
    } finally {
      directory = await directoryStandIn(nats.url, facts);
    }
  });
});
