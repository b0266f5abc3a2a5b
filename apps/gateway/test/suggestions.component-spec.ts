import type { RunningService } from '@tedarik/service-kit';
import {
  aBusinessSnapshot,
  aProductSnapshot,
  eventually,
  type TestBackingService,
  startBackingService,
} from '@tedarik/testing';
import { v7 } from 'uuid';
import { directoryStandIn } from './directory-stand-in.js';
import { aCategory, aDistrict, noFacts } from './facts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

describe('suggestions for a search box', () => {
  const dairy = aCategory('Süt Ürünleri');
  const gruyere = aProductSnapshot({ name: 'Süt Gravyeri', categoryId: dairy.id });
  const pudding = aProductSnapshot({ name: 'Fırın Sütlaç', categoryId: null });
  const kars = aBusinessSnapshot({ name: 'Kars Süt', categoryIds: [dairy.id] });
  const facts = noFacts();
  let nats: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;

  const suggestionsFor = async (q: string): Promise<object> => {
    const query = `query ($q: String!) { suggestions(q: $q) {
      categories { name } cities { name } districts { slug name city businessCount } services { slug name } certificates { slug name }
      products { id name category { slug } } businesses { name } first { kind at }
    } }`;
    const { status, json } = await gateway.graphql({ query, variables: { q } });
    expect([status, json().errors]).toEqual([200, undefined]);
    return json().data.suggestions as object;
  };
  const found = {
    categories: [{ name: 'Süt Ürünleri' }],
    cities: [],
    districts: [],
    services: [],
    certificates: [],
    products: [
      { id: gruyere.id, name: 'Süt Gravyeri', category: { slug: 'sut-urunleri' } },
      { id: pudding.id, name: 'Fırın Sütlaç', category: null },
    ],
    businesses: [{ name: 'Kars Süt' }],
    first: [
      { kind: 'categories', at: 0 },
      { kind: 'products', at: 0 },
      { kind: 'businesses', at: 0 },
      { kind: 'products', at: 1 },
    ],
  };

  beforeAll(async () => {
    facts.tables.categories = [dairy];
    facts.tables.serviceAttributes = [{ id: v7(), name: 'Soğuk zincir', sortOrder: 1 }];
    facts.tables.certificates = [{ id: v7(), name: 'Helal Sertifikası' }];
    facts.tables.districts = [{ ...aDistrict('Kadıköy', 'İstanbul'), businessCount: 3 }];
    facts.businesses = [kars];
    facts.products = [gruyere, pudding];
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    gateway = await runningGateway({ NATS_URL: nats.url, NODE_ENV: 'development' });
    await eventually('the directory answers', async () => {
      expect((await gateway.graphql({ query: '{layout{categoryCount}}' })).status).toBe(200);
    });
  });
  afterAll(async () => {
    await gateway?.stop();
    await directory?.stop();
    await nats?.stop();
  });

  it('come from categories, cities, products and businesses, few of each', async () => {
    expect(await suggestionsFor(' süt ')).toEqual(found);
    expect(facts.productsListed).toEqual([{ words: ['sut'], categoryId: null, page: 1, pageSize: 24 }]);
    expect(facts.listed).toMatchObject([{ words: ['sut'], pageSize: 12 }]);
  });

  it('are none before the second letter', async () => {
    expect(await suggestionsFor('s')).toEqual({
      categories: [],
      cities: [],
      districts: [],
      services: [],
      certificates: [],
      products: [],
      businesses: [],
      first: [],
    });
  });

  it('U13: name districts, too, by the beginning of their names', async () => {
    const [kadikoy] = facts.tables.districts;
    const { slug, name, city, businessCount } = kadikoy ?? {};
    expect(await suggestionsFor('kadı')).toMatchObject({ districts: [{ slug, name, city, businessCount }] });
  });

  it('name services and certificates, too', async () => {
    const [cold, halal] = [
      { slug: 'soguk-zincir', name: 'Soğuk zincir' },
      { slug: 'helal-sertifikasi', name: 'Helal Sertifikası' },
    ];
    expect(await suggestionsFor('zinc')).toMatchObject({ services: [cold], certificates: [] });
    expect(await suggestionsFor('HELA')).toMatchObject({ services: [], certificates: [halal] });
  });

  // Must come last, because it removes the products.
  it('API-03 go without products when these cannot be had', async () => {
    Object.defineProperty(facts, 'products', {
      get: () => {
        throw new Error('no products today');
      },
    });
    expect(await suggestionsFor('süt')).toEqual({
      ...found,
      products: [],
      first: [
        { kind: 'categories', at: 0 },
        { kind: 'businesses', at: 0 },
      ],
    });
  });
});
