import { createHash } from 'node:crypto';
import { CountsRecounted, SeoTextChanged } from '@tedarik/events';
import { Messaging } from '@tedarik/messaging';
import { keysOfDistrict } from '@tedarik/search';
import type { RunningService } from '@tedarik/service-kit';
import { aBusinessSnapshot, eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import { announce } from './announce.js';
import { directoryStandIn } from './directory-stand-in.js';
import { aCategory, noFacts } from './facts.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';
import { PLACE_GRIDS, PLACES } from './web-stand-in.js';

const ID = '018f4e0a-0000-7000-8000-00000000000';
const district = (name: string, city: string, businessCount: number, id: string) => ({
  id: ID + id,
  slug: `${city}-${name}`.toLowerCase(),
  name,
  nameKey: name.toLowerCase(),
  city,
  cityKey: city.toLowerCase(),
  region: null,
  country: 'Türkiye',
  description: null,
  imageUrl: null,
  businessCount,
});
const city = (key: string, name: string, businessCount: number) => ({ key, name, country: 'Türkiye', businessCount });

/** Without a search engine: the directory answers the lists and records its requests. */
describe('pages of categories, cities and districts', () => {
  const facts = noFacts();
  const dairy = aCategory('Süt Ürünleri');
  const kitchen = district('Konak', 'Izmir', 2, '1');
  let nats: TestBackingService;
  let directory: RunningService;
  let gateway: RunningGateway;
  let messaging: Messaging;

  const send = async ({ name, text }: { name: string; text: string }, variables: object = {}) => {
    const sha256Hash = createHash('sha256').update(text).digest('hex');
    return gateway.graphql({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
  };
  const place = async (kind: keyof typeof PLACES, slug: string, page = 1) =>
    (await send(PLACES[kind], { slug, page })).json().data[kind] as unknown;

  beforeAll(async () => {
    facts.businesses = [aBusinessSnapshot({ name: 'Ege Pazarı' })];
    facts.tables = {
      categories: [dairy, aCategory('Taze Peynir'), aCategory('Tulum Peynir')],
      cities: [city('izmir', 'İzmir', 3), city('adana', 'Adana', 7), city('cankiri', 'Çankırı', 3)],
      districts: [kitchen, district('Bornova', 'Izmir', 2, '2'), district('Urla', 'Izmir', 5, '3')],
      certificates: [],
      serviceAttributes: [],
      synonyms: [],
      stopWords: [],
      formerSlugs: [
        { kind: 'category', slug: 'mandira', to: dairy.slug },
        { kind: 'district', slug: 'izmir-eski', to: null },
      ],
    };
    facts.seoTexts = {
      'city:izmir': '<h2>Kordon</h2><script>alert(1)</script>',
      [`district:${kitchen.id}`]: '<p>Kemeraltı</p>',
      [`category:${dairy.id}`]: '<p>Mandıralar</p>',
    };
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    gateway = await runningGateway({ NATS_URL: nats.url });
    messaging = await Messaging.connect({ servers: nats.url, name: 'test' });
    await eventually('the directory answers', async () => expect((await send(PLACE_GRIDS)).status).toBe(200));
  });
  afterAll(async () => {
    await messaging?.close();
    await gateway?.stop();
    await directory?.stop();
    await nats?.stop();
  });

  it('PUB-CITY-03 PUB-DIST-08 sorts by how many businesses there are, then by Turkish name', async () => {
    const { cities, districts } = (await send(PLACE_GRIDS)).json().data as Record<string, { name: string }[]>;
    expect(cities!.map(({ name }) => name)).toEqual(['Adana', 'Çankırı', 'İzmir']);
    expect(cities![0]).toEqual({ slug: 'adana', name: 'Adana', country: 'Türkiye', businessCount: 7 });
    expect(districts!.map(({ name }) => name)).toEqual(['Urla', 'Bornova', 'Konak']);
  });

  it('PUB-CAT-13 PUB-DIST-06 lists only businesses of the place, by rating, twelve per page', async () => {
    facts.listed = [];
    await place('category', 'sut-urunleri', 3);
    await place('city', 'izmir');
    await place('district', kitchen.slug);
    const all = { words: [], sort: 'rating', pageSize: 12 };
    expect(facts.listed).toEqual([
      { ...all, categoryIds: [dairy.id], page: 3 },
      { ...all, categoryIds: [], cityKey: 'izmir', page: 1 },
      { ...all, categoryIds: [], districtKeys: keysOfDistrict(kitchen), page: 1 },
    ]);
  });

  it('PUB-CITY-04 PUB-DIST-03 PUB-CAT-05 PUB-SEO-12 PUB-SEO-13 API-11 has the sanitised text of each place', async () => {
    expect(await place('city', 'izmir')).toMatchObject({
      __typename: 'CityFound',
      city: { name: 'İzmir' },
      seoText: '<h2>Kordon</h2>',
      businesses: { items: [{ name: 'Ege Pazarı' }], total: 1_000, reduced: true },
    });
    expect(await place('district', kitchen.slug)).toMatchObject({ seoText: '<p>Kemeraltı</p>' });
    expect(await place('category', 'sut-urunleri')).toMatchObject({ seoText: '<p>Mandıralar</p>' });
    expect(await place('city', 'adana')).toMatchObject({ seoText: null });
  });

  it('PUB-CAT-12 SLUG-09 resolves an address: found, moved, deleted, ambiguous or not found', async () => {
    expect(await place('category', 'mandira')).toEqual({ __typename: 'PlaceMoved', slug: 'sut-urunleri' });
    expect(await place('category', 'yok-boyle')).toEqual({ __typename: 'PlaceNotFound', name: 'Yok Boyle' });
    expect(await place('category', 'peyn')).toMatchObject({
      __typename: 'CategoriesMeant',
      categories: [{ slug: 'taze-peynir' }, { slug: 'tulum-peynir' }],
      businesses: { items: [{ name: 'Ege Pazarı' }] },
    });
    expect(await place('district', 'izmir-eski')).toEqual({ __typename: 'PlaceDeleted', name: 'İzmir Eski' });
    expect(await place('district', 'izmir-yok')).toMatchObject({ __typename: 'PlaceNotFound' });
    expect(await place('city', 'bayburt')).toMatchObject({ __typename: 'CityFound', city: { name: 'Bayburt' } });
    expect(await place('city', 'atlantis')).toEqual({ __typename: 'PlaceNotFound', name: 'Atlantis' });
  });

  it.each([0, -1, 10_001])('ROUTE-20 refuses page %s as a bad request', async (page) => {
    const answer = await send(PLACES.city, { slug: 'izmir', page });
    expect([answer.status, answer.json().errors[0].extensions.code]).toEqual([400, 'bad-request']);
  });

  it('PUB-DIST-07 GEN-17 shows a new count, and a new text on a page that was kept, within two seconds', async () => {
    facts.tables = { ...facts.tables, cities: [city('izmir', 'İzmir', 9)] };
    announce(messaging, CountsRecounted, { recountedAt: new Date().toISOString() });
    facts.seoTexts['city:izmir'] = '<p>Yeni</p>';
    const data = { kind: 'city', key: 'izmir', html: '<p>Yeni</p>', updatedAt: new Date().toISOString() };
    announce(messaging, SeoTextChanged, data);
    await eventually('the new count and text', async () => {
      expect((await send(PLACE_GRIDS)).json().data.cities).toMatchObject([{ businessCount: 9 }]);
      expect((await gateway.fetch('/sehir/izmir')).text).toContain('Yeni');
    });
  });
});
