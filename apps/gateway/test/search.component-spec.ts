import { createHash } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { BusinessesIndexed, type BusinessSnapshot } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { BUSINESSES, toBusinessDocument } from '@tedarik/search';
import { hashOf, type RunningService } from '@tedarik/service-kit';
import {
  aBusinessSnapshot,
  aLocationSnapshot,
  eventually,
  backingServiceUrls,
  type TestBackingService,
  startBackingService,
} from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { aView, directoryStandIn } from './directory-stand-in.js';
import { aCategory, noFacts } from './facts.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';
import { OPERATIONS } from './web-stand-in.js';

const FULL_DEADLINE_MS = 2_000;
const CARGO = '01900003-0000-7000-8000-000000000001';
const SAMPLES = '01900003-0000-7000-8000-000000000002';
const ORGANIC = '01900002-0000-7000-8000-000000000001';
const CUMIN = { name: 'kimyon', equivalents: 'gravyer' };
const SWEETS = {
  id: '01900004-0000-7000-8000-000000000001',
  name: 'lokum',
  equivalents: 'cezerye',
  narrower: null,
};
const INDEX = 'businesses-of-this-test';
const sha256Hash = createHash('sha256')
  .update(OPERATIONS[0]?.text ?? '')
  .digest('hex');

interface ListAnswer {
  items: { name: string }[];
  total: number;
  reduced: boolean;
  facets: unknown[];
}

describe('lists and search', () => {
  const dairy = aCategory('Süt Ürünleri', { sortOrder: 1 });
  const spice = aCategory('Baharat', { sortOrder: 2 });
  const facts = noFacts();
  const cheese = aBusinessSnapshot({
    name: 'Kars Gravyer',
    categoryIds: [dairy.id],
    averageRating: 4.1,
    reviewCount: 3,
    serviceAttributeIds: [CARGO],
  });
  const cumin = aBusinessSnapshot({
    name: 'Anadolu Kimyon',
    categoryIds: [spice.id],
    averageRating: 4.9,
    reviewCount: 9,
    heldCertificates: [{ certificateId: ORGANIC, expiryDate: null }],
    openSpans: [{ from: 0, to: 7 * 24 * 60 }],
    serviceAttributeIds: [CARGO, SAMPLES],
  });
  const izmir = aLocationSnapshot({ city: 'İzmir', cityKey: 'izmir', borough: null, districtKeys: [] });
  const both = aBusinessSnapshot({ name: 'Ege Pazarı', categoryIds: [dairy.id, spice.id], locations: [izmir] });
  let nats: TestBackingService;
  let elasticsearch: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;
  let client: Client;

  const write = (snapshot: BusinessSnapshot) =>
    client.index({
      index: INDEX,
      id: snapshot.id,
      document: toBusinessDocument(snapshot, { version: 1, hash: hashOf(snapshot) }),
      refresh: true,
    });
  const list = async (variables: object): Promise<ListAnswer> => {
    const { status, json } = await gateway.graphql({
      operationName: 'ListBusinesses',
      variables: { page: 1, ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
    expect([status, json().errors]).toEqual([200, undefined]);
    return json().data.businessList as ListAnswer;
  };
  const names = async (variables: object) => {
    const { items } = await list(variables);
    return items.map(({ name }) => name);
  };

  const EFFECT = `query ($draft: WordDraftInput!) { managedSearchEffect(draft: $draft) {
    searches { text before after added removed } changed isWhole
  } }`;
  const tryEffectOf = async (draft: object, role?: 'admin' | 'moderator') => {
    const { headers } = await anAdministrator(backingServiceUrls().redisUrl, role);
    return (
      await gateway.graphql({ query: EFFECT, variables: { draft: { of: 'synonym', ...draft } } }, headers)
    ).json() as {
      data: { managedSearchEffect: object } | null;
      errors?: { extensions: { code: string } }[];
    };
  };
  const effectOf = (...of: Parameters<typeof tryEffectOf>) =>
    eventually('the engine answers in time', async () => {
      const answer = await tryEffectOf(...of);
      expect(answer.errors?.[0]?.extensions.code).not.toBe('search-unavailable');
      return answer;
    });
  beforeAll(async () => {
    facts.tables = {
      categories: [spice, dairy],
      cities: [{ key: 'izmir', name: 'İzmir', country: 'Türkiye', businessCount: 1 }],
      districts: [],
      certificates: [{ id: ORGANIC, name: 'Organik Tarım' }],
      serviceAttributes: [
        { id: SAMPLES, name: 'Numune gönderimi', sortOrder: null },
        { id: CARGO, name: 'Kargo ile gönderim', sortOrder: 1 },
      ],
      synonyms: [SWEETS],
      stopWords: [{ id: '01900004-0000-7000-8000-000000000002', name: 'lezzetli' }],
      formerSlugs: [],
    };
    facts.businesses = [cumin];
    [nats, elasticsearch] = await Promise.all([startBackingService('nats'), startBackingService('elasticsearch')]);
    client = new Client({ node: elasticsearch.url });
    await client.indices.create({
      index: INDEX,
      ...BUSINESSES.body(),
      aliases: { [BUSINESSES.publicAlias]: { filter: BUSINESSES.publicFilter } },
    });
    for (const snapshot of [cheese, cumin, both]) await write(snapshot);
    directory = await directoryStandIn(nats.url, facts);
    gateway = await runningGateway({
      NATS_URL: nats.url,
      ELASTICSEARCH_URL: elasticsearch.url,
      NODE_ENV: 'development',
    });
    await eventually('the list is whole', async () => expect((await list({})).reduced).toBe(false));
  });
  afterAll(async () => {
    await gateway?.stop();
    await directory?.stop();
    await client?.close();
    await Promise.all([nats?.stop(), elasticsearch?.stop()]);
  });

  it('PUB-LIST-22 sorts by rating, by the match when there is a text, and as the visitor chooses', async () => {
    const all = await list({});
    expect(all).toMatchObject({ total: 3, totalPages: 1, totalIsLowerBound: false, sort: 'RATING' });
    expect(all.items[0]?.name).toBe('Anadolu Kimyon');
    expect(await list({ sort: 'RELEVANCE' })).toMatchObject({ sort: 'RATING' });
    expect(await list({ q: 'kars' })).toMatchObject({ total: 1, sort: 'RELEVANCE' });
    expect(await list({ q: 'kars', sort: 'NAME' })).toMatchObject({ sort: 'NAME' });
    expect(await names({ sort: 'NAME' })).toEqual(['Anadolu Kimyon', 'Ege Pazarı', 'Kars Gravyer']);
  });

  it('reports each search to the directory with the number of results that have all of its words', async () => {
    await list({ q: 'kars' });
    await eventually('it is told', () => expect(facts.searched).toContainEqual(['kars', 1]));
  });

  it('reports the rank of a clicked result to the directory; ignores bots and refuses invalid reports', async () => {
    const click = async (body: object, userAgent = 'Mozilla/5.0 Firefox/140.0') => {
      const headers = { 'content-type': 'application/json', origin: SITE, 'user-agent': userAgent };
      return (await gateway.fetch('/firma/tiklama', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    expect(await click({ text: 'bot', rank: 1 }, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(204);
    expect(await click({ text: 'kars', rank: 0 })).toBe(400);
    expect(await click({ text: 'kars', rank: 1, visitor: 'x' })).toBe(400);
    expect(await click({ text: 'kars', rank: 2 })).toBe(204);
    await eventually('it is told', () => expect(facts.clicked).toEqual([{ text: 'kars', times: 1, ranks: 2 }]));
  });

  it('reports actions on the page of a business to the directory, except those of bots', async () => {
    const send = async (path: string, body: object, userAgent = 'Mozilla/5.0 Firefox/140.0') => {
      const headers = { 'content-type': 'application/json', origin: SITE, 'user-agent': userAgent };
      return (await gateway.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const act = (of: object, userAgent?: string) =>
      send('/firma/hareket', { businessId: cheese.id, act: 'views', ...of }, userAgent);
    expect(await act({}, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(204);
    expect(await act({ act: 'sleeps' })).toBe(400);
    expect(await act({ visitor: 'x' })).toBe(400);
    expect([await act({}), await act({}), await act({ act: 'calls' })]).toEqual([204, 204, 204]);
    const click = (text: string) => send('/firma/tiklama', { text, rank: 1, businessId: cheese.id });
    expect([await click(' kars '), await click('ali@example.com')]).toEqual([204, 204]);
    await list({ q: 'kars' });
    await eventually('it is told', () => {
      expect(facts.pageActs.flatMap(({ pages }) => pages)).toMatchObject([
        { businessId: cheese.id, views: 2, calls: 1 },
      ]);
      expect(facts.pageActs.flatMap(({ arrivals }) => arrivals)).toMatchObject([{ text: 'kars', times: 1 }]);
      expect(facts.pageActs.flatMap(({ searches }) => searches)[0]!.times).toBeGreaterThan(0);
    });
  });

  describe('the effect of a word for searches', () => {
    beforeAll(
      () => void (facts.recentSearches = ['anadolu kimyonu', 'kars', 'gravyer', 'KİMYON', 'cezerye', 'bulutlu kars']),
    );

    it('lists recent searches with its words and their results before and after, the changed ones first', async () => {
      const { data, errors } = await effectOf(CUMIN);
      expect(errors).toBeUndefined();
      expect(data?.managedSearchEffect).toEqual({
        searches: expect.arrayContaining([
          { text: 'KİMYON', before: 1, after: 2, added: ['Kars Gravyer'], removed: [] },
          { text: 'gravyer', before: 1, after: 2, added: ['Anadolu Kimyon'], removed: [] },
        ]) as object,
        changed: 2,
        isWhole: true,
      });
      const { searches } = data!.managedSearchEffect as { searches: { text: string }[] };
      expect(searches.map(({ text }) => text).slice(2)).toEqual(['anadolu kimyonu']);
    });

    it('is empty for a word that is already stored unchanged', async () => {
      expect((await effectOf(SWEETS)).data?.managedSearchEffect).toMatchObject({ searches: [], isWhole: true });
      expect((await effectOf({ ...SWEETS, equivalents: null })).data?.managedSearchEffect).toMatchObject({
        searches: [{ text: 'cezerye', before: 0, after: 0 }],
        changed: 0,
      });
    });

    it('is also that of a stop word', async () => {
      const { data } = await effectOf({ of: 'stop-word', name: 'anadolu' });
      expect(data?.managedSearchEffect).toMatchObject({
        searches: [{ text: 'anadolu kimyonu', before: 1, after: 1, added: [], removed: [] }],
        changed: 0,
      });
      const { data: unknown } = await effectOf({ of: 'stop-word', name: 'bulutlu' });
      expect(unknown?.managedSearchEffect).toMatchObject({ searches: [{ text: 'bulutlu kars', before: 0, after: 1 }] });
    });

    it('is shown to who may change synonyms', async () => {
      expect((await effectOf(CUMIN, 'moderator')).errors?.[0]?.extensions.code).toBe('access-denied');
    });
  });

  it('leaves the stop words of administrators out', async () => {
    expect(await names({ q: 'lezzetli gravyer' })).toEqual(['Kars Gravyer']);
    expect(await list({ q: 'lezzetli' })).toMatchObject({ total: 0 });
  });

  it('finds a business by the name of its city and category, even if its texts lack them', async () => {
    expect(await names({ q: "İzmir'de süt ürünleri" })).toEqual(['Ege Pazarı']);
  });

  it('U13: offers another spelling where little is found, and only one for which there is more', async () => {
    const meant = async (q: string) => {
      const { didYouMean, total } = (await list({ q })) as ListAnswer & { didYouMean: string | null };
      return [total, didYouMean];
    };
    expect(await meant('karz gravyer')).toEqual([1, 'kars gravyer']);
    expect(await meant('bimyon')).toEqual([1, 'kimyon']);
    expect(await meant('kimyon')).toEqual([1, null]);
    expect(await meant('helikopter')).toEqual([0, null]);
  });

  it('returns the recognised parts of the search text: certificate, name and place', async () => {
    const { parts: said } = (await list({ q: 'organik kimyon izmir gravyer' })) as ListAnswer & { parts: object[] };
    expect(said).toMatchObject([
      { kind: 'certificate', text: 'organik', without: 'kimyon izmir gravyer' },
      { kind: 'name', text: 'kimyon' },
      { kind: 'place', text: 'izmir' },
      { kind: 'name', text: 'gravyer' },
    ]);
  });

  it('U6: finds a business by its certificate', async () => {
    expect(await names({ q: 'organik' })).toEqual(['Anadolu Kimyon']);
  });

  it('finds a business by its service', async () => {
    expect(await names({ q: 'numune gönderimi' })).toEqual(['Anadolu Kimyon']);
  });

  it('U22: lists by distance, as far as the visitor says', async () => {
    const near = { latitude: 40.98, longitude: 29.02 };
    expect(await list({ sort: 'NEAREST', near: { ...near, withinKm: 5 } })).toMatchObject({
      total: 3,
      sort: 'NEAREST',
    });
    expect(await list({ sort: 'NEAREST', near: { latitude: 36, longitude: 30, withinKm: 5 } })).toMatchObject({
      total: 0,
    });
  });

  const mapOf = async (args: string) =>
    (
      await gateway.graphql({
        query: `{ businessMap(${args}) { clusters { count area { west } } pins { slug } total reduced } }`,
      })
    ).json() as { data: { businessMap: object } | null; errors?: { extensions: { code: string } }[] };
  const HERE = 'area: { west: 28, south: 40, east: 30, north: 42 }';

  it('shows on a map what the list has in a part of it, and narrows the list to that part', async () => {
    const { data } = await mapOf(`categories: ["baharat"], ${HERE}, zoom: 6`);
    expect(data?.businessMap).toMatchObject({ clusters: [{ count: 2 }], pins: [], total: 2, reduced: false });
    expect(await list({ area: { west: 28, south: 40, east: 30, north: 42 } })).toMatchObject({ total: 3 });
    expect(await list({ area: { west: 30, south: 40, east: 31, north: 42 } })).toMatchObject({ total: 0 });
  });

  it('A10 refuses a part of the map that has no width, lies beyond the world, or a zoom that no map has', async () => {
    const upsideDown = 'area: { west: 30, south: 42, east: 28, north: 40 }';
    const beyond = 'area: { west: 28, south: 40, east: 200, north: 42 }';
    for (const args of [`${upsideDown}, zoom: 6`, `${beyond}, zoom: 6`, `${HERE}, zoom: 23`, `${HERE}, zoom: -1`]) {
      const { errors } = await mapOf(args);
      expect([args, errors?.[0]?.extensions.code]).toEqual([args, 'bad-request']);
    }
  });

  const neighboursOf = async (subject: BusinessSnapshot) => {
    facts.answers[subject.slug] = { found: 'live', business: aView(subject) };
    const fields = 'similar { name distance } nearby { name distance }';
    const query = `{ business(slug: "${subject.slug}") { ...on BusinessFound { business { neighbours { ${fields} } } } } }`;
    const { data } = (await gateway.graphql({ query })).json() as {
      data: { business: { business: { neighbours: Record<'similar' | 'nearby', { name: string }[]> } } };
    };
    const { similar, nearby } = data.business.business.neighbours;
    return [similar, nearby].map((row) => row.map(({ name }) => name));
  };

  it('shows similar and nearby businesses, none twice, with the current data of the directory', async () => {
    facts.businesses = [cheese, { ...both, name: 'Ege Pazarı, yeni adıyla' }];
    const subject = { ...aBusinessSnapshot({ categoryIds: [dairy.id] }), locations: cheese.locations };
    expect(await neighboursOf(subject)).toEqual([['Kars Gravyer', 'Ege Pazarı, yeni adıyla'], []]);
    const { id } = cumin;
    const others = await neighboursOf({ ...subject, id, slug: 'ayni-yerde', categoryIds: [] });
    expect(others).toEqual([[], ['Kars Gravyer', 'Ege Pazarı, yeni adıyla']]);
    facts.businesses = [cumin];
  });

  it('PUB-LIST-04 narrows to any of the categories, by slug or name; unknown ones match nothing', async () => {
    const chosen = await list({ categories: ['dairy', 'SÜT ÜRÜNLERİ', 'boyle-bir-sey-yok'] });
    expect(chosen).toMatchObject({
      total: 2,
      selectedCategories: [{ slug: 'sut-urunleri' }],
      canonicalCategories: ['sut-urunleri', 'boyle-bir-sey-yok'],
      facets: [
        { category: { slug: 'sut-urunleri' }, count: 2, selected: true },
        { category: { slug: 'baharat' }, count: 2, selected: false },
      ],
    });
    expect(await list({ categories: ['sut-urunleri', 'baharat'] })).toMatchObject({ total: 3 });
    expect(await list({ categories: ['boyle-bir-sey-yok'] })).toMatchObject({ total: 0, selectedCategories: [] });
  });

  it('narrows to those that have all of the services, by slug or name, counts them in their order; unknown ones match nothing', async () => {
    const cargo = { slug: 'kargo-ile-gonderim', name: 'Kargo ile gönderim' };
    const samples = { slug: 'numune-gonderimi', name: 'Numune gönderimi' };
    expect(await list({ services: ['kargo-ile-gonderim', 'KARGO İLE GÖNDERİM'] })).toMatchObject({
      total: 2,
      selectedServices: [cargo],
      serviceFacets: [
        { service: cargo, count: 2 },
        { service: samples, count: 1 },
      ],
      facets: [{ count: 1 }, { count: 1 }],
    });
    expect(await names({ services: ['kargo-ile-gonderim', 'numune-gonderimi'] })).toEqual(['Anadolu Kimyon']);
    expect(await list({ services: ['kargo-ile-gonderim', 'yok'] })).toMatchObject({
      total: 0,
      selectedServices: [cargo],
    });
  });

  it('narrows to certificates in force, ratings and who is open, and counts them; unknown ones match nothing', async () => {
    const organic = { slug: 'organik-tarim', name: 'Organik Tarım' };
    expect(await list({ certificates: ['ORGANİK TARIM'] })).toMatchObject({
      items: [{ name: 'Anadolu Kimyon' }],
      selectedCertificates: [organic],
      certificateFacets: [{ certificate: organic, count: 1 }],
      ratingFacets: [
        { atLeast: 4, count: 1 },
        { atLeast: 3, count: 1 },
      ],
      openCount: 1,
    });
    expect(await list({ certificates: ['yok'] })).toMatchObject({ total: 0, selectedCertificates: [] });
    expect(await names({ ratedAtLeast: 4, sort: 'NAME' })).toEqual(['Anadolu Kimyon', 'Kars Gravyer']);
    expect(await names({ openNow: true })).toEqual(['Anadolu Kimyon']);
  });

  it('answers no items beyond the last page', async () => {
    expect(await list({ page: 2 })).toMatchObject({ items: [], total: 3, totalPages: 1 });
  });

  it.each(['.*(a+)+$', 'name:* OR _exists_:x', '*'.repeat(50), '"', '\\', '((((', "'; DROP", '../../', '%00'])(
    'A4 A5 treats %j as plain words',
    async (q) => {
      expect(await list({ q })).toMatchObject({ total: 0, reduced: false });
    },
  );

  it('H3: searches that grow when they are folded do not make the search reduced for anybody', async () => {
    for (const more of [1, 2, 3, 4]) {
      expect((await gateway.fetch(`/firma?q=${encodeURIComponent('\ufdfa'.repeat(90 + more))}`)).status).toBe(200);
    }
    expect(await list({ q: 'kars' })).toMatchObject({ total: 1, reduced: false });
  });

  it('renders a list again only after the indexer reports that a change is visible', async () => {
    const messaging = await Messaging.connect({ servers: nats.url, name: 'test' });
    try {
      expect((await gateway.fetch('/firma?q=yepyeni')).text).not.toContain('<li>');
      const fresh = aBusinessSnapshot({ name: 'Yepyeni Lokum' });
      await write(fresh);
      expect((await gateway.fetch('/firma?q=yepyeni')).headers['x-page']).toBe('hit');
      messaging.notifications.publish(BusinessesIndexed, { ids: [fresh.id], at: fresh.createdAt, lane: 'live' });
      await eventually('the list shows it', async () => {
        expect((await gateway.fetch('/firma?q=yepyeni')).text).toContain('<li>Yepyeni Lokum</li>');
      });
    } finally {
      await messaging.close();
    }
  });

  // F7. Must come last, because it stops the engine.
  describe('F7 while the search engine is down', () => {
    const took = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };

    it('answers from the owner, marked as reduced, and waits for the timeout only once', async () => {
      await elasticsearch.kill('SIGSTOP');
      expect(await list({ q: "İstanbul'un kimyonu" })).toMatchObject({
        reduced: true,
        items: [{ name: 'Anadolu Kimyon' }],
        total: 1_000,
        totalIsLowerBound: true,
        facets: [],
      });
      expect(facts.listed.at(-1)).toEqual({
        words: ['istanbul', 'kimyonu'],
        categoryIds: [],
        sort: 'relevance',
        page: 1,
        pageSize: 12,
      });
      for (const attempt of [1, 2, 3, 4]) {
        const ms = await took(() => list({ categories: ['baharat'] }));
        expect({ attempt, isQuick: ms < FULL_DEADLINE_MS }).toEqual({ attempt, isQuick: true });
      }
    });

    it('returns an empty map marked as reduced, and gets the neighbours of a business from the owner', async () => {
      expect((await mapOf(`${HERE}, zoom: 6`)).data?.businessMap).toMatchObject({ clusters: [], reduced: true });
      const subject = { ...aBusinessSnapshot({ categoryIds: [spice.id] }), locations: cumin.locations };
      expect(await neighboursOf(subject)).toEqual([['Anadolu Kimyon'], []]);
      expect(await neighboursOf({ ...subject, slug: 'ayni-yerde', categoryIds: [] })).toEqual([[], ['Anadolu Kimyon']]);
    });

    it('refuses the effect of a word with the code search-unavailable', async () => {
      expect((await tryEffectOf(CUMIN)).errors?.[0]?.extensions.code).toBe('search-unavailable');
    });

    it('narrows to services by the owner, and counts nothing then', async () => {
      expect(await list({ services: ['numune-gonderimi'] })).toMatchObject({ facets: [], serviceFacets: [] });
      expect(facts.listed.at(-1)).toMatchObject({ categoryIds: [], serviceAttributeIds: [SAMPLES] });
    });

    it('counts categories by the owner when there is no text', async () => {
      expect((await list({})).facets).toEqual([
        { category: { slug: 'sut-urunleri', businessCount: 1 }, count: 1, selected: false },
        { category: { slug: 'baharat', businessCount: 1 }, count: 1, selected: false },
      ]);
    });

    it('serves reduced pages but caches none', async () => {
      for (const attempt of [1, 2]) {
        const page = await gateway.fetch('/firma?q=kimyon');
        expect([attempt, page.status, page.headers['x-page']]).toEqual([attempt, 200, 'miss']);
        expect(page.text).toContain('reduced');
      }
    });

    it('answers nothing to a text without words', async () => {
      expect(await list({ q: '!!!' })).toMatchObject({ total: 0, items: [], reduced: true });
    });

    it('searches in full again by itself when the engine is back', async () => {
      await elasticsearch.kill('SIGKILL');
      expect(await list({})).toMatchObject({ reduced: true });
      await elasticsearch.start();
      await eventually('the list is whole again', async () => expect((await list({})).reduced).toBe(false));
    });
  });
});
