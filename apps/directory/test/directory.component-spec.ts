import {
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
import { unhandledRequests, wholeService } from '@tedarik/messaging/testing';
import { aBusinessInput, anImportedBusiness, eventually, sharedByTests, rejectionOf } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { directoryConfig } from '../src/config.js';
import { REQUESTS } from '../src/requests.js';
import { anId } from './a-directory.js';

const directory = sharedByTests(() =>
  wholeService({
    name: 'directory',
    config: directoryConfig,
    module: (config) => AppModule.with(config),
    requests: REQUESTS,
  }),
);

const bare = { status: 'active' as const, categoryIds: [], certificates: [], products: [] };

it('shows a created business on its page, in lists and in the counts', async () => {
  const { categories } = await directory.requests.send(EnsureCategories, { categories: [{ name: 'Baharat' }] });
  const categoryIds = categories.map(({ id }) => id);
  const business = aBusinessInput({ ...bare, name: 'Uçtan Uca Baharat', categoryIds });
  const { slug } = await directory.requests.send(CreateBusiness, { business }, { commandId: anId() });

  expect(await directory.requests.send(GetBusinessBySlug, { slug })).toMatchObject({
    found: 'live',
    business: { name: 'Uçtan Uca Baharat' },
  });
  const listing = { words: ['bahar'], categoryIds, sort: 'relevance' as const, page: 1, pageSize: 12 };
  expect(await directory.requests.send(ListBusinesses, listing)).toMatchObject({ businesses: [{ slug }], total: 1 });
  await eventually('a count of one', async () => {
    const tables = await directory.requests.send(GetReferenceTables, { after: null });
    expect(tables.categories).toMatchObject([{ name: 'Baharat', businessCount: 1 }]);
  });
});

describe('R1: lists of the longest texts', () => {
  const LONG = 'ş'.repeat(5_000);
  const ROWS = 60;
  const page = { search: '', page: 1, pageSize: 100, sort: 'name' as const, descending: false };
  let ids: string[];

  beforeAll(async () => {
    const { categories } = await directory.requests.send(EnsureCategories, { categories: [{ name: 'Uzun' }] });
    const categoryId = categories[0]!.id;
    const business = { ...bare, status: 'active' as const, categoryIds: [categoryId], description: LONG };
    ids = [];
    for (let at = 0; at < 50; at++) {
      const input = aBusinessInput({ ...business, name: `Uzun Uzadıya ${at}` });
      ids.push((await directory.requests.send(CreateBusiness, { business: input }, { commandId: anId() })).id);
    }
    for (let at = 0; at < ROWS; at++) {
      const product = { name: `Uzun Ürün ${at}`, description: LONG, businessId: ids[0]!, categoryId };
      await directory.requests.send(CreateProduct, product, { commandId: anId() });
    }
    for (let at = 0; at < ROWS; at += 20) {
      const districts = Array.from({ length: 20 }, (_, i) => ({
        ...{ name: `Uzunköy ${at + i}`, city: 'Edirne', region: null, country: 'Türkiye' },
        ...{ description: LONG, imageUrl: null },
      }));
      await directory.requests.send(EnsureDistricts, { districts });
    }
  });

  it('return the districts of the back office with their whole text', async () => {
    const { districts, total } = await directory.requests.send(DISTRICTS.contracts.list, page);
    expect(total).toBe(ROWS);
    expect(new Set(districts.map(({ id }) => id)).size).toBe(ROWS);
    expect(districts.every(({ description }) => description === LONG)).toBe(true);
  });

  it('return the products of the back office with their whole text', async () => {
    const requested = { ...page, categoryId: null, businessId: ids[0]! };
    const { products } = await directory.requests.send(ListManagedProducts, requested);
    expect(new Set(products.map(({ id }) => id)).size).toBe(ROWS);
    expect(products.every(({ description }) => description === LONG)).toBe(true);
  });

  it('return only the beginning of descriptions in public lists', async () => {
    const listing = { words: ['uzadiya'], categoryIds: [], sort: 'name' as const, page: 1, pageSize: 100 };
    const lists = await Promise.all([
      directory.requests.send(ListBusinesses, listing),
      directory.requests.send(ListBusinessesByIds, { ids }),
      directory.requests.send(ListRecentBusinesses, { limit: 50 }),
    ]);
    for (const { businesses } of lists) {
      expect(businesses.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(businesses.every(({ description }) => description === `${LONG.slice(0, 299)}…`)).toBe(true);
    }
  });
});

it('announces the businesses and counts that it has changed', async () => {
  const heard: string[] = [];
  directory.messaging.notifications.onEvent(BusinessChanged, ({ data }) => void heard.push(data.name));
  directory.messaging.notifications.onEvent(CountsRecounted, () => void heard.push('counts'));
  const row = anImportedBusiness({
    row: 1,
    name: 'Duyulan Gıda',
    categoryIds: [],
    placeId: null,
    slug: null,
    status: 'active',
  });
  await directory.requests.send(ImportBusinesses, { importId: anId(), chunk: 0, fence: 1, businesses: [row] });
  await eventually('the event of the imported business and of the recount', () => {
    expect(heard).toEqual(expect.arrayContaining(['Duyulan Gıda', 'counts']));
  });
});

it('tells the caller why a request is refused', async () => {
  const saved = await directory.requests.send(CreateBusiness, {
    business: aBusinessInput({ ...bare, name: 'Reddeden' }),
  });
  const stale = directory.requests.send(UpdateBusiness, { id: saved.id, revision: 9, changes: { phone: null } });
  expect(await rejectionOf(stale)).toMatchObject({ failure: { code: 'business-changed-meanwhile', kind: 'conflict' } });
  const nonsense = directory.requests.send(GetBusinessBySlug, { slug: { $gt: '' } } as never);
  expect(await rejectionOf(nonsense)).toMatchObject({ failure: { code: 'bad-request', kind: 'invalid' } });
});

it('handles every request of its contract', async () => {
  expect(await unhandledRequests('directory', directory.requests)).toEqual([]);
});
