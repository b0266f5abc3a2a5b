import { createHash } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { BusinessChanged, ProductChanged, ProductsIndexed, type ProductSnapshot } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { PRODUCTS, toProductDocument } from '@tedarik/search';
import { hashOf, type RunningService } from '@tedarik/service-kit';
import {
  aBusinessSnapshot,
  anEnvelope,
  aProductSnapshot,
  eventually,
  type TestBackingService,
  startBackingService,
} from '@tedarik/testing';
import { productSlug } from '../src/business/product-slug.js';
import { directoryStandIn } from './directory-stand-in.js';
import { aCategory, noFacts } from './facts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';
import { PRODUCT, PRODUCTS_LIST } from './web-stand-in.js';

const INDEX = 'products-of-this-test';
const hashOfText = (text: string) => createHash('sha256').update(text).digest('hex');
const sha256Hash = hashOfText(PRODUCTS_LIST.text);

interface ListAnswer {
  items: { name: string; businesses: { name: string; slug: string }[] | null }[];
  total: number;
  everything: number;
  reduced: boolean;
}

describe('the list of products', () => {
  const dairy = aCategory('Süt Ürünleri');
  const spice = aCategory('Baharat');
  const seafood = aCategory('Deniz Ürünleri');
  const facts = noFacts();
  const kars = aBusinessSnapshot({ name: 'Kars Yaylası' });
  const van = aBusinessSnapshot({ name: 'Van Otlu Peynir' });
  const cheese = aProductSnapshot({
    name: 'Gravyer',
    description: 'Oniki ay dinlenmiş.',
    categoryId: dairy.id,
    businessIds: [van.id, kars.id],
    price: 780,
  });
  const pepper = aProductSnapshot({ name: 'Karabiber', categoryId: spice.id, businessIds: [kars.id], price: null });
  const fish = aProductSnapshot({ name: 'Lakerda', categoryId: seafood.id, businessIds: [kars.id] });
  let nats: TestBackingService;
  let elasticsearch: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;
  let client: Client;
  let messaging: Messaging;

  const write = (snapshot: ProductSnapshot) =>
    client.index({
      index: INDEX,
      id: snapshot.id,
      document: toProductDocument(snapshot, { version: 1, hash: hashOf(snapshot) }),
      refresh: true,
    });
  const list = async (variables: object = {}): Promise<ListAnswer> => {
    const { status, json } = await gateway.graphql({
      operationName: 'ListProducts',
      variables: { page: 1, ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
    expect([status, json().errors]).toEqual([200, undefined]);
    return json().data.productList as ListAnswer;
  };

  beforeAll(async () => {
    const kinds = { id: dairy.id, name: 'peynir', equivalents: null, narrower: 'gravyer' };
    facts.tables = { ...facts.tables, categories: [spice, dairy, seafood], synonyms: [kinds] };
    facts.businesses = [kars, van];
    facts.products = [pepper];
    [nats, elasticsearch] = await Promise.all([startBackingService('nats'), startBackingService('elasticsearch')]);
    client = new Client({ node: elasticsearch.url });
    await client.indices.create({
      index: INDEX,
      ...PRODUCTS.body(),
      aliases: { [PRODUCTS.publicAlias]: { filter: PRODUCTS.publicFilter } },
    });
    for (const snapshot of [cheese, pepper, fish]) await write(snapshot);
    directory = await directoryStandIn(nats.url, facts);
    gateway = await runningGateway({ NATS_URL: nats.url, ELASTICSEARCH_URL: elasticsearch.url });
    messaging = await Messaging.connect({ servers: nats.url, name: 'test' });
    await eventually('the list is whole', async () => expect((await list()).reduced).toBe(false));
  });
  afterAll(async () => {
    await messaging?.close();
    await gateway?.stop();
    await directory?.stop();
    await client?.close();
    await Promise.all([nats?.stop(), elasticsearch?.stop()]);
  });

  it('PUB-PROD-11 PUB-PROD-12 PUB-PROD-15 replaces the ids of the index by names, in the order of the product', async () => {
    expect(await list({ search: 'RAVY' })).toEqual({
      items: [
        {
          name: 'Gravyer',
          price: 780,
          imageUrl: null,
          category: { name: 'Süt Ürünleri' },
          businesses: [
            { slug: 'van-otlu-peynir', name: 'Van Otlu Peynir', city: 'İstanbul' },
            { slug: 'kars-yaylasi', name: 'Kars Yaylası', city: 'İstanbul' },
          ],
        },
      ],
      total: 1,
      meant: 1,
      partly: false,
      sort: 'NAME',
      everything: 3,
      totalIsLowerBound: false,
      page: 1,
      totalPages: 1,
      reduced: false,
      categories: [{ slug: 'baharat' }, { slug: 'deniz-urunleri' }, { slug: 'sut-urunleri' }],
      category: null,
      canonicalCategory: null,
    });
  });

  it('PUB-PROD-01 narrows to a category by slug or name; an unknown one matches nothing', async () => {
    const chosen = { category: { slug: 'baharat' }, canonicalCategory: 'baharat', total: 1, everything: 3 };
    expect(await list({ category: 'BAHARAT' })).toMatchObject(chosen);
    expect(await list({ category: 'spices', search: 'biber' })).toMatchObject(chosen);
    expect(await list({ category: 'yok' })).toMatchObject({ total: 0, category: null, canonicalCategory: 'yok' });
    expect(await list({ page: 2 })).toMatchObject({ items: [], total: 3, totalPages: 1 });
  });

  it('U14: finds by synonyms, split words, typos and categories, and by some of the words', async () => {
    const found = async (search: string) => (await list({ search })).items.map(({ name }) => name);
    expect(await found('peynir')).toEqual(['Gravyer']);
    expect(await found('kara biber')).toEqual(['Karabiber']);
    expect(await found('lakerta')).toEqual(['Lakerda']);
    expect(await found('süt ürünleri')).toEqual(['Gravyer']);
    expect(await list({ search: 'gravyer helikopter' })).toMatchObject({ partly: true, items: [{ name: 'Gravyer' }] });
  });

  it('U15: sorts by price, with products without a price last', async () => {
    const names = async (sort: string) => (await list({ sort })).items.map(({ name }) => name);
    expect(await names('PRICE')).toEqual(['Lakerda', 'Gravyer', 'Karabiber']);
    expect(await names('PRICE_DESC')).toEqual(['Gravyer', 'Lakerda', 'Karabiber']);
  });

  it('PUB-PROD-11 leaves out a business that is no longer public', async () => {
    facts.businesses = [kars];
    expect((await list({ search: 'gravyer' })).items[0]?.businesses).toEqual([
      { slug: 'kars-yaylasi', name: 'Kars Yaylası', city: 'İstanbul' },
    ]);
    facts.businesses = [kars, van];
  });

  it('renders the page again when a change is visible in the index, and when a business on it changes', async () => {
    const shown = async () => (await gateway.fetch('/urunler')).text;
    expect(await shown()).not.toContain('Yepyeni');
    const fresh = aProductSnapshot({ name: 'Yepyeni Lokum', businessIds: [kars.id] });
    await write(fresh);
    expect((await gateway.fetch('/urunler')).headers['x-page']).toBe('hit');
    messaging.notifications.publish(ProductsIndexed, { ids: [fresh.id], at: kars.createdAt, lane: 'live' });
    await eventually('the page shows it', async () => expect(await shown()).toContain('Yepyeni Lokum'));

    const renamed = { ...kars, name: 'Kars Ovası' };
    facts.businesses = [renamed, van];
    const event = anEnvelope(BusinessChanged, renamed, { version: 2 });
    await messaging.jetstream.ensureStreams();
    await messaging.jetstream.publish(event.subject, JSON.stringify(event), event.id);
    await eventually('the page has its new name', async () => expect(await shown()).toContain('Kars Ovası'));
    facts.businesses = [kars, van];
  });

  describe('the page of a product', () => {
    const sold = { ...pepper, unit: '5 kg çuval', minimumOrder: '2 çuval', businessIds: [kars.id, van.id] };
    const slug = productSlug(sold);
    const productAt = async (at: string) => {
      const { json } = await gateway.graphql({
        operationName: PRODUCT.name,
        variables: { slug: at },
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOfText(PRODUCT.text) } },
      });
      return json().data.product as object;
    };
    beforeEach(() => {
      facts.products = [sold];
    });
    afterAll(() => {
      facts.products = [pepper];
    });

    it('has the product, its sellers with the main business first, and similar products', async () => {
      await write(aProductSnapshot({ name: 'Çekilmiş Karabiber', businessIds: [van.id] }));
      const names = [
        { slug: 'kars-yaylasi', name: 'Kars Yaylası' },
        { slug: 'van-otlu-peynir', name: 'Van Otlu Peynir' },
      ];
      expect(await productAt(slug)).toEqual({
        __typename: 'ProductFound',
        product: {
          ...{ slug, name: 'Karabiber', unit: '5 kg çuval', minimumOrder: '2 çuval', category: { name: 'Baharat' } },
          businesses: names.map((business) => ({ ...business, city: 'İstanbul' })),
        },
        sellers: names,
        similar: [
          {
            slug: expect.stringMatching(/^cekilmis-karabiber-/),
            name: 'Çekilmiş Karabiber',
            businesses: [{ name: 'Van Otlu Peynir' }],
          },
        ],
      });
    });

    it('moves with the name: its former address redirects by the id in it', async () => {
      facts.products = [{ ...sold, name: 'Tane Karabiber' }];
      const moved = productSlug({ ...sold, name: 'Tane Karabiber' });
      expect(await productAt(slug)).toEqual({ __typename: 'ProductMoved', slug: moved });
    });

    it('is not found for an address without an id, or for a product that is not public', async () => {
      facts.products = [];
      for (const at of ['karabiber', slug]) expect(await productAt(at)).toEqual({ __typename: 'ProductNotFound' });
    });

    it('is rendered again when the product changes', async () => {
      const shown = async () => (await gateway.fetch(`/urun/${slug}`)).text;
      expect(await shown()).toContain('2 çuval');
      const changed = { ...sold, minimumOrder: '3 çuval' };
      facts.products = [changed];
      const event = anEnvelope(ProductChanged, changed, { version: 2 });
      await messaging.jetstream.ensureStreams();
      await messaging.jetstream.publish(event.subject, JSON.stringify(event), event.id);
      await eventually('the page shows it', async () => expect(await shown()).toContain('3 çuval'));
    });
  });

  // F7. Must come last, because it stops the engine.
  it('F7 answers from the owner while the search engine is down, marked as reduced, and caches no such page', async () => {
    await elasticsearch.kill('SIGKILL');
    expect(await list({ search: "Karabiber'in %50", category: 'baharat' })).toMatchObject({
      reduced: true,
      items: [{ name: 'Karabiber', businesses: [{ name: 'Kars Yaylası' }] }],
      total: 1_000,
      totalIsLowerBound: true,
      categories: [],
    });
    expect(facts.productsListed.at(-1)).toEqual({
      words: ['karabiber', '50'],
      categoryId: spice.id,
      page: 1,
      pageSize: 24,
    });
    expect(await list({ search: '%%' })).toMatchObject({ items: [], total: 0, everything: 1_000 });
    for (const attempt of [1, 2]) {
      expect([attempt, (await gateway.fetch('/urunler?search=x')).headers['x-page']]).toEqual([attempt, 'miss']);
    }
  });
});
