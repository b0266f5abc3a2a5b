import {
  ASKS,
  CreateBusiness,
  EnsureCategories,
  GetBusinessBySlug,
  GetReferenceTables,
  ImportBusinesses,
  ListBusinesses,
  UpdateBusiness,
} from '@tedarik/commands';
import { BusinessChanged, CountsRecounted } from '@tedarik/events';
import { Messaging, withAsks } from '@tedarik/messaging';
import { startService, type RunningService } from '@tedarik/service-kit';
import { aBusinessInput, anImportedBusiness, eventually, startPart, testDatabase } from '@tedarik/testing';
import { AppModule } from '../src/app.module.js';
import { directoryConfig } from '../src/config.js';
import { anId, failureOf } from './a-directory.js';

let nats: Awaited<ReturnType<typeof startPart>>;
let database: ReturnType<typeof testDatabase>;
let service: RunningService;
let messaging: Messaging;

beforeAll(async () => {
  nats = await startPart('nats');
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
    beforeListen: withAsks({ name: 'directory', servers: nats.url }),
  });
  messaging = await Messaging.connect({ servers: nats.url, name: 'directory-spec' });
  await eventually('a directory that is ready', async () => {
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });
});
afterAll(async () => {
  await messaging?.close();
  await service?.stop();
  await nats?.stop();
  await database?.drop();
});

const bare = { status: 'active' as const, categoryIds: [], certificates: [], products: [] };

it('takes a business from creation to its page, its list and its counts', async () => {
  const { categories } = await messaging.asker.ask(EnsureCategories, { categories: [{ name: 'Baharat' }] });
  const categoryIds = categories.map(({ id }) => id);
  const business = aBusinessInput({ ...bare, name: 'Uçtan Uca Baharat', categoryIds });
  const { slug } = await messaging.asker.ask(CreateBusiness, { business }, { commandId: anId() });

  expect(await messaging.asker.ask(GetBusinessBySlug, { slug })).toMatchObject({
    found: 'live',
    business: { name: 'Uçtan Uca Baharat' },
  });
  const listing = { words: ['bahar'], categoryIds, sort: 'relevance' as const, page: 1, pageSize: 12 };
  expect(await messaging.asker.ask(ListBusinesses, listing)).toMatchObject({ businesses: [{ slug }], total: 1 });
  await eventually('a count of one', async () => {
    const tables = await messaging.asker.ask(GetReferenceTables, { after: null });
    expect(tables.categories).toMatchObject([{ name: 'Baharat', businessCount: 1 }]);
  });
});

it('announces what it has done', async () => {
  const heard: string[] = [];
  messaging.notices.onEvent(BusinessChanged, ({ data }) => void heard.push(data.name));
  messaging.notices.onEvent(CountsRecounted, () => void heard.push('counts'));
  const row = anImportedBusiness({
    row: 1,
    name: 'Duyulan Gıda',
    categoryIds: [],
    placeId: null,
    slug: null,
    status: 'active',
  });
  await messaging.asker.ask(ImportBusinesses, { importId: anId(), chunk: 0, fence: 1, businesses: [row] });
  await eventually('the event of the imported business and of the recount', () => {
    expect(heard).toEqual(expect.arrayContaining(['Duyulan Gıda', 'counts']));
  });
});

it('tells the caller why it refuses', async () => {
  const saved = await messaging.asker.ask(CreateBusiness, { business: aBusinessInput({ ...bare, name: 'Reddeden' }) });
  const stale = messaging.asker.ask(UpdateBusiness, { id: saved.id, revision: 9, changes: { phone: null } });
  expect(await failureOf(stale)).toMatchObject({ failure: { code: 'business-changed-meanwhile', kind: 'conflict' } });
  const nonsense = messaging.asker.ask(GetBusinessBySlug, { slug: { $gt: '' } } as never);
  expect(await failureOf(nonsense)).toMatchObject({ failure: { code: 'bad-request', kind: 'invalid' } });
});

it('answers every ask of the directory', async () => {
  for (const definition of ASKS.filter(({ subject }) => subject.startsWith('ask.directory.'))) {
    const failure = await failureOf(messaging.asker.ask(definition, { thisFieldIsUnknown: true }));
    expect([definition.subject, failure]).toMatchObject([definition.subject, { failure: { code: 'bad-request' } }]);
  }
});
