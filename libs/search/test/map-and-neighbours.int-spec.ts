import { Client, type estypes } from '@elastic/elasticsearch';
import type { BusinessSnapshot } from '@tedarik/events';
import { aBusinessSnapshot, aLocationSnapshot, backingServiceUrls } from '@tedarik/testing';
import {
  foundNeighbours,
  mapOfBusinesses,
  type MapSearch,
  MATCHES,
  nearbyBusinesses,
  type NeighboursOf,
  similarBusinesses,
} from '../src/index.js';
import { anIndexOf } from './businesses.fixture.js';

const SPICES = '01900001-0000-7000-8000-000000000001';
const SWEETS = '01900001-0000-7000-8000-000000000002';
const TEAS = '01900001-0000-7000-8000-000000000003';
const TURKIYE = { west: 25, south: 35, east: 45, north: 43 };
const ISTANBUL = { west: 28.5, south: 40.8, east: 29.5, north: 41.3 };
const at = (latitude: number | null, longitude: number | null, cityKey = 'istanbul') =>
  aLocationSnapshot({ latitude, longitude, cityKey });

let client: Client;
const dropped: (() => Promise<unknown>)[] = [];
beforeAll(() => {
  client = new Client({ node: backingServiceUrls().elasticsearchUrl });
});
afterAll(async () => {
  for (const drop of dropped) await drop();
  await client.close();
});

async function indexOf(snapshots: BusinessSnapshot[]) {
  const { names, search, drop } = await anIndexOf(client, snapshots);
  dropped.push(drop);
  const send = <Source>(body: estypes.SearchRequest) => client.search<Source>({ index: names.publicAlias, ...body });
  const nameOf = new Map(snapshots.map(({ id, name }) => [id, name]));
  return {
    search,
    map: (over: Partial<MapSearch> = {}) =>
      mapOfBusinesses({ text: '', keys: [], categoryIds: [], area: TURKIYE, zoom: 5, ...over }, send, MATCHES),
    neighbours: async (body: estypes.SearchRequest | undefined) =>
      foundNeighbours(await send<{ id: string }>(body!)).map(({ id, metres }) => [nameOf.get(id), metres]),
  };
}

describe('a map of businesses', () => {
  const fatih = aBusinessSnapshot({ name: 'Fatih', categoryIds: [SPICES], locations: [at(41.02, 28.94)] });
  const eminonu = aBusinessSnapshot({ name: 'Eminönü', categoryIds: [TEAS], locations: [at(41.017, 28.97)] });
  const twoPlaces = aBusinessSnapshot({
    name: 'Two places',
    categoryIds: [SPICES],
    averageRating: 4.5,
    locations: [at(38.5, 43.4, 'van'), at(40.99, 29.03)],
  });
  const nowhere = aBusinessSnapshot({ name: 'Nowhere', categoryIds: [SPICES], locations: [at(null, null)] });
  const hidden = aBusinessSnapshot({ name: 'Hidden', status: 'pending', locations: [at(41.02, 28.94)] });
  let index: Awaited<ReturnType<typeof indexOf>>;
  beforeAll(async () => {
    index = await indexOf([fatih, eminonu, twoPlaces, nowhere, hidden]);
  });

  it('clusters businesses that are close together and shows a single one as a pin with name, slug and rating', async () => {
    const { clusters, pins, total } = await index.map();
    expect(total).toBe(3);
    expect(clusters).toMatchObject([{ count: 3 }]);
    const [{ latitude, longitude, area } = clusters[0]!] = clusters;
    const { west, south, east, north } = area;
    expect([south <= latitude, latitude <= north, west <= longitude, longitude <= east]).toEqual(Array(4).fill(true));
    // A location elsewhere of one of the businesses does not enlarge the cluster's bounding box.
    expect([Math.round(west), Math.round(south)]).toEqual([29, 41]);
    expect(east).toBeLessThan(35);
    const { id, slug } = twoPlaces;
    const place = { latitude: 38.5, longitude: 43.4 };
    expect(pins).toEqual([
      {
        ...{ id, slug, name: 'Two places', averageRating: 4.5 },
        latitude: expect.closeTo(place.latitude) as number,
        longitude: expect.closeTo(place.longitude) as number,
      },
    ]);
  });

  it('splits a cluster at a higher zoom, and shows only those locations of a business that are in the area', async () => {
    const { clusters, pins } = await index.map({ area: ISTANBUL, zoom: 12 });
    expect(clusters).toEqual([]);
    expect(pins.map(({ name, longitude }) => [name, Math.round(longitude * 100)]).toSorted()).toEqual([
      ['Eminönü', 2897],
      ['Fatih', 2894],
      ['Two places', 2903],
    ]);
  });

  it('shows the same businesses as a list with the same filters', async () => {
    const spices = { area: ISTANBUL, categoryIds: [SPICES] };
    expect((await index.map({ ...spices, zoom: 12 })).pins.map(({ name }) => name).toSorted()).toEqual([
      'Fatih',
      'Two places',
    ]);
    const listed = await index.search({ ...spices, sort: 'name' });
    expect(listed.cards.map(({ name }) => name)).toEqual(['Fatih', 'Two places']);
    expect(listed.facets).toEqual(
      new Map([
        [SPICES, 2],
        [TEAS, 1],
      ]),
    );
    expect(await index.map({ text: 'eminönü', area: ISTANBUL, zoom: 12 })).toMatchObject({
      pins: [{ name: 'Eminönü' }],
      match: 'closely',
    });
  });

  it('returns at most 400 clusters and pins for an area', async () => {
    const places = Array.from({ length: 900 }, (_, n) => at(36 + (n % 30) / 5, 27 + Math.floor(n / 30) / 2));
    const { map } = await indexOf(places.map((place) => aBusinessSnapshot({ locations: [place] })));
    const { clusters, pins, total } = await map({ zoom: 22 });
    expect(total).toBe(900);
    expect(clusters.length + pins.length).toBeLessThanOrEqual(400);
    expect(clusters.reduce((sum, { count }) => sum + count, pins.length)).toBe(900);
  });
});

describe('similar and nearby businesses', () => {
  const subject = aBusinessSnapshot({ name: 'Subject', categoryIds: [SPICES, TEAS], locations: [at(41.02, 28.94)] });
  const of: NeighboursOf = {
    id: subject.id,
    categoryIds: [SPICES, TEAS],
    productNames: ['Pul biber', 'Sumak'],
    cityKey: 'istanbul',
    position: { lat: 41.02, lon: 28.94 },
  };
  const far = at(38.4, 27.1, 'izmir');
  let index: Awaited<ReturnType<typeof indexOf>>;
  const plain: typeof aBusinessSnapshot = (over) => aBusinessSnapshot({ description: '', productNames: [], ...over });
  beforeAll(async () => {
    index = await indexOf([
      subject,
      plain({ name: 'Both far', categoryIds: [SPICES, TEAS], averageRating: 5, reviewCount: 90, locations: [far] }),
      plain({ name: 'One here', categoryIds: [TEAS], locations: [at(41.05, 28.9)] }),
      plain({ name: 'Both here', categoryIds: [SPICES, TEAS], locations: [at(null, null)] }),
      plain({
        name: 'Product here',
        categoryIds: [SWEETS],
        productNames: ['Acı pul biber'],
        locations: [at(41.3, 29)],
      }),
      plain({ name: 'Other here', categoryIds: [SWEETS], productNames: ['Toz biber'], locations: [at(41.03, 28.95)] }),
      plain({ name: 'Hidden', categoryIds: [SPICES, TEAS], status: 'inactive', locations: [at(41.02, 28.94)] }),
    ]);
  });

  it('similar ones are ordered by own province first, then by what they share; the business itself and hidden ones are left out', async () => {
    expect((await index.neighbours(similarBusinesses(of, 9))).map(([name]) => name)).toEqual([
      'Both here',
      'One here',
      'Product here',
      'Both far',
    ]);
  });

  it('nearby ones are within fifty kilometres, ordered by distance; those without a position are left out', async () => {
    const nearby = await index.neighbours(nearbyBusinesses(of, 9));
    expect(nearby.map(([name]) => name)).toEqual(['Other here', 'One here', 'Product here']);
    expect(nearby[0]![1]).toBeGreaterThan(1_000);
    expect(nearby[0]![1]).toBeLessThan(2_000);
  });

  it('are not queried for a business without category, product words and position', () => {
    const unknown = { ...of, categoryIds: [], productNames: ['!'], position: null };
    expect([similarBusinesses(unknown, 9), nearbyBusinesses(unknown, 9)]).toEqual([undefined, undefined]);
  });
});
