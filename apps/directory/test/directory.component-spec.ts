import {
  CONTRACTS,
  CreateBusiness,
  CreateProduct,
  DISTRICTS,
  EnsureCategories,
  EnsureDistricts,
  GetBusinessBySlug,
  GetReferenceTables,
  ImportBusinesses,
  ListBusinesses,
  ListBusinessesByIds,
  ListManagedProducts,
  ListRecentBusinesses,
  UpdateBusiness,
} from '@tedarik/commands';
import { BusinessChanged, CountsRecounted } from '@tedarik/events';
import { Messaging, withRequests } from '@tedarik/messaging';
import { startService, type RunningService } from '@tedarik/service-kit';
import {
  aBusinessInput,
  anImportedBusiness,
  eventually,
  startBackingService,
  testDatabase,
  untilReady,
  failureOf,
} from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { directoryConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { anId } from './a-directory.js';

let nats: Awaited<ReturnType<typeof startBackingService>>;
let database: ReturnType<typeof testDatabase>;
let service: RunningService;
let messaging: Messaging;

beforeAll(async () => {
  nats = await startBackingService('nats');
  database = testDatabase();
  const config = directoryConfig.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    OPS_PORT: 0,
    NATS_URL: nats.url,
    SERVICE_TOKEN: 'only-for-this-test',
    MONGODB_URL: database.uri,
    MONGODB_DB: database.db,
  });
  service = await startService(AppModule.with(config), {
    name: 'directory',
    config,
    beforeListen: withRequests({ name: 'directory', servers: nats.url }, REQUESTS),
  });
  messaging = await Messaging.connect({ servers: nats.url, name: 'directory-spec' });
  await untilReady(service);
});
afterAll(async () => {
  await messaging?.close();
  await service?.stop();
  await nats?.stop();
  await database?.drop();
});

const bare = { status: 'active' as const, categoryIds: [], certificates: [], products: [] };

it('shows a created business on its page, in lists and in the counts', async () => {
  const { categories } = await messaging.requests.send(EnsureCategories, { categories: [{ name: 'Baharat' }] });
  const categoryIds = categories.map(({ id }) => id);
  const business = aBusinessInput({ ...bare, name: 'Uçtan Uca Baharat', categoryIds });
  const { slug } = await messaging.requests.send(CreateBusiness, { business }, { commandId: anId() });

  expect(await messaging.requests.send(GetBusinessBySlug, { slug })).toMatchObject({
    found: 'live',
    business: { name: 'Uçtan Uca Baharat' },
  });
  const listing = { words: ['bahar'], categoryIds, sort: 'relevance' as const, page: 1, pageSize: 12 };
  expect(await messaging.requests.send(ListBusinesses, listing)).toMatchObject({ businesses: [{ slug }], total: 1 });
  await eventually('a count of one', async () => {
    const tables = await messaging.requests.send(GetReferenceTables, { after: null });
    expect(tables.categories).toMatchObject([{ name: 'Baharat', businessCount: 1 }]);
  });
});

describe('R1: lists of the longest texts', () => {
  const LONG = 'ş'.repeat(5_000);
  const ROWS = 60;
  const page = { search: '', page: 1, pageSize: 100, sort: 'name' as const, descending: false };
  let ids: string[];

  beforeAll(async () => {
    const { categories } = await messaging.requests.send(EnsureCategories, { categories: [{ name: 'Uzun' }] });
    const categoryId = categories[0]!.id;
    const business = { ...bare, status: 'active' as const, categoryIds: [categoryId], description: LONG };
    ids = [];
    for (let at = 0; at < 50; at++) {
      const input = aBusinessInput({ ...business, name: `Uzun Uzadıya ${at}` });
      ids.push((await messaging.requests.send(CreateBusiness, { business: input }, { commandId: anId() })).id);
    }
    for (let at = 0; at < ROWS; at++) {
      const product = { name: `Uzun Ürün ${at}`, description: LONG, businessId: ids[0]!, categoryId };
      await messaging.requests.send(CreateProduct, product, { commandId: anId() });
    }
    for (let at = 0; at < ROWS; at += 20) {
      const districts = Array.from({ length: 20 }, (_, i) => ({
        ...{ name: `Uzunköy ${at + i}`, city: 'Edirne', region: null, country: 'Türkiye' },
        ...{ description: LONG, imageUrl: null },
      }));
      await messaging.requests.send(EnsureDistricts, { districts });
    }
  });

  it('return the districts of the back office with their whole text', async () => {
    const { districts, total } = await messaging.requests.send(DISTRICTS.contracts.list, page);
    expect(total).toBe(ROWS);
    expect(new Set(districts.map(({ id }) => id)).size).toBe(ROWS);
    expect(districts.every(({ description }) => description === LONG)).toBe(true);
  });

  it('return the products of the back office with their whole text', async () => {
    const requested = { ...page, categoryId: null, businessId: ids[0]! };
    const { products } = await messaging.requests.send(ListManagedProducts, requested);
    expect(new Set(products.map(({ id }) => id)).size).toBe(ROWS);
    expect(products.every(({ description }) => description === LONG)).toBe(true);
  });

  it('return only the beginning of descriptions in public lists', async () => {
    const listing = { words: ['uzadiya'], categoryIds: [], sort: 'name' as const, page: 1, pageSize: 100 };
    const lists = await Promise.all([
      messaging.requests.send(ListBusinesses, listing),
      messaging.requests.send(ListBusinessesByIds, { ids }),
      messaging.requests.send(ListRecentBusinesses, { limit: 50 }),
    ]);
    for (const { businesses } of lists) {
      expect(businesses.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(businesses.every(({ description }) => description === `${LONG.slice(0, 299)}…`)).toBe(true);
    }
  });
});

it('announces the businesses and counts that it has changed', async () => {
  const heard: string[] = [];
  messaging.notifications.onEvent(BusinessChanged, ({ data }) => void heard.push(data.name));
  messaging.notifications.onEvent(CountsRecounted, () => void heard.push('counts'));
  const row = anImportedBusiness({
    row: 1,
    name: 'Duyulan Gıda',
    categoryIds: [],
    placeId: null,
    slug: null,
    status: 'active',
  });
  await messaging.requests.send(ImportBusinesses, { importId: anId(), chunk: 0, fence: 1, businesses: [row] });
  await eventually('the event of the imported business and of the recount', () => {
    expect(heard).toEqual(expect.arrayContaining(['Duyulan Gıda', 'counts']));
  });
});

it('tells the caller why a request is refused', async () => {
  const saved = await messaging.requests.send(CreateBusiness, {
    business: aBusinessInput({ ...bare, name: 'Reddeden' }),
  });
  const stale = messaging.requests.send(UpdateBusiness, { id: saved.id, revision: 9, changes: { phone: null } });
  expect(await failureOf(stale)).toMatchObject({ failure: { code: 'business-changed-meanwhile', kind: 'conflict' } });
  const nonsense = messaging.requests.send(GetBusinessBySlug, { slug: { $gt: '' } } as never);
  expect(await failureOf(nonsense)).toMatchObject({ failure: { code: 'bad-request', kind: 'invalid' } });
});

it('handles every request of the directory', async () => {
  for (const definition of CONTRACTS.filter(({ subject }) => subject.startsWith('request.directory.'))) {
    const failure = await failureOf(messaging.requests.send(definition, { thisFieldIsUnknown: true }));
    expect([definition.subject, failure]).toMatchObject([definition.subject, { failure: { code: 'bad-request' } }]);
  }
});
