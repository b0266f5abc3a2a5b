import {
  GetIndexState,
  type IndexState,
  DEAD_LETTER_CONTRACTS,
  type DeadLetterEvents,
  StartRebuild,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, type RunningService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, backingServiceUrls, startBackingService } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';

const LIVE = 'indexer-directory-live';
const BUSINESSES: IndexState = {
  index: 'businesses',
  documents: 128,
  lag: 3,
  rebuild: null,
};
const PRODUCTS: IndexState = {
  index: 'products',
  documents: null,
  lag: 0,
  rebuild: { startedAt: '2026-11-21T08:00:00.000Z', done: 10, total: null },
};
const DEAD_LETTERS: DeadLetterEvents = {
  durable: LIVE,
  count: 2,
  entries: [
    { subject: 'events.directory.business.changed.v1', reason: 'handler-failed', at: '2026-11-21T08:00:00.000Z' },
  ],
};
const STATE = '{ managedIndices { index documents lag rebuild { startedAt done total } } }';
const GIVEN_UP = `{
  managedDeadLetters { services { id isUp } deadLetters { service durable count entries { subject reason at } } }
}`;
const REDRIVE = `mutation { redriveDeadLetters(service: "indexer", durable: "${LIVE}") }`;
const DISCARD = `mutation { discardDeadLetters(service: "indexer", durable: "${LIVE}") }`;

describe('the state of the index', () => {
  // A NATS server of this test only, because on the shared one services of other tests would answer too.
  let nats: TestBackingService;
  let indexer: RunningService;
  let gateway: RunningGateway;
  const requested: { what: string; of: string; by: string | undefined }[] = [];

  const send = async (query: string, role?: 'admin' | 'editor' | 'moderator') => {
    const { headers } = await anAdministrator(backingServiceUrls().redisUrl, role);
    return (await gateway.graphql({ query }, headers)).json() as {
      data: Record<string, unknown> | null;
      errors?: { extensions: { code: string; kind: string } }[];
    };
  };
  const refusalOf = async (query: string, role?: 'admin' | 'editor' | 'moderator') =>
    (await send(query, role)).errors?.[0]?.extensions;

  beforeAll(async () => {
    nats = await startBackingService('nats');
    gateway = await runningGateway({ NATS_URL: nats.url, NODE_ENV: 'development' });
  });
  afterAll(async () => {
    await gateway?.stop();
    await indexer?.stop();
    await nats?.stop();
  });

  it('fails at once while the indexer is down', async () => {
    expect(await refusalOf(STATE)).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
  });

  it('answers documents, lag and a rebuild', async () => {
    indexer = await startStubService({ name: 'indexer', servers: nats.url }, [
      stubRequest(GetIndexState, () => ({ indices: [BUSINESSES, PRODUCTS] })),
      stubRequest(DEAD_LETTER_CONTRACTS.indexer.list, () => ({ deadLetters: [DEAD_LETTERS] })),
      stubRequest(DEAD_LETTER_CONTRACTS.indexer.redrive, ({ durable }, { actor }) => {
        requested.push({ what: 'redrive', of: durable, by: actor?.name });
        return { count: 2 };
      }),
      stubRequest(DEAD_LETTER_CONTRACTS.indexer.discard, ({ durable }, { actor }) => {
        requested.push({ what: 'discard', of: durable, by: actor?.name });
        return { count: 1 };
      }),
      stubRequest(StartRebuild, ({ index }, { actor }) => {
        if (index === 'products') throw new DomainError('rebuild-running', 'conflict');
        requested.push({ what: 'rebuild', of: index, by: actor?.name });
        return {};
      }),
    ]);
    await eventually('the indexer answers', async () =>
      expect((await send(STATE)).data).toEqual({ managedIndices: [BUSINESSES, PRODUCTS] }),
    );
  });

  it('lists the dead letters, and the services that are down', async () => {
    expect((await send(GIVEN_UP)).data).toEqual({
      managedDeadLetters: {
        services: [
          { id: 'directory', isUp: false },
          { id: 'identity', isUp: false },
          { id: 'imports', isUp: false },
          { id: 'indexer', isUp: true },
          { id: 'media', isUp: false },
          { id: 'quotes', isUp: false },
          { id: 'reviews', isUp: false },
        ],
        deadLetters: [{ service: 'indexer', ...DEAD_LETTERS }],
      },
    });
  });

  it('redrives and discards dead letters and starts a rebuild, each with the caller as actor', async () => {
    const redriven = await send(REDRIVE);
    expect(redriven.data).toEqual({ redriveDeadLetters: 2 });
    const discarded = await send(DISCARD);
    expect(discarded.data).toEqual({ discardDeadLetters: 1 });
    const started = await send('mutation { startRebuild(index: "businesses") }');
    expect(started.data).toEqual({ startRebuild: true });
    const by = 'Ayşe Yılmaz';
    expect(requested).toEqual([
      { what: 'redrive', of: LIVE, by },
      { what: 'discard', of: LIVE, by },
      { what: 'rebuild', of: 'businesses', by },
    ]);
  });

  it('refuses a service that has no dead letters', async () => {
    const unknown = (what: string) => `mutation { ${what}(service: "gateway", durable: "${LIVE}") }`;
    for (const what of ['redriveDeadLetters', 'discardDeadLetters']) {
      expect(await refusalOf(unknown(what))).toMatchObject({ code: 'service-not-found', kind: 'not-found' });
    }
  });

  it('refuses a rebuild while one runs, and a rebuild of an unknown index', async () => {
    expect(await refusalOf('mutation { startRebuild(index: "products") }')).toMatchObject({
      code: 'rebuild-running',
      kind: 'conflict',
    });
    expect(await refusalOf('mutation { startRebuild(index: "reviews") }')).toMatchObject({ code: 'index-not-found' });
  });

  it.each([STATE, GIVEN_UP, REDRIVE, DISCARD, 'mutation { startRebuild(index: "businesses") }'])(
    'AUTH-06 refuses moderators and editors: %s',
    async (query) => {
      requested.length = 0;
      expect(await refusalOf(query, 'moderator')).toMatchObject({ code: 'access-denied' });
      expect(await refusalOf(query, 'editor')).toMatchObject({ code: 'access-denied' });
      expect(requested).toEqual([]);
    },
  );
});
