import { GetIndexState, type IndexState, PARKED_ASKS, type ParkedEvents, StartRebuild } from '@tedarik/commands';
import { DomainError, type RunningService } from '@tedarik/service-kit';
import { eventually, type PrivatePart, parts, startPart } from '@tedarik/testing';
import { anAdministrator } from './an-administrator.js';
import { runningGateway, type RunningGateway } from './running-gateway.js';
import { answerTo, serviceStandIn } from './service-stand-in.js';

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
const PARKED: ParkedEvents = {
  durable: LIVE,
  count: 2,
  entries: [
    { subject: 'events.directory.business.changed.v1', reason: 'handler-failed', at: '2026-11-21T08:00:00.000Z' },
  ],
};
const STATE = '{ managedIndices { index documents lag rebuild { startedAt done total } } }';
const GIVEN_UP = `{
  managedParked { services { id isUp } parked { service durable count entries { subject reason at } } }
}`;
const REDRIVE = `mutation { redriveParked(service: "indexer", durable: "${LIVE}") }`;
const DISCARD = `mutation { discardParked(service: "indexer", durable: "${LIVE}") }`;

describe('the state of the index', () => {
  // Of its own: the services of other tests would answer too.
  let nats: PrivatePart;
  let indexer: RunningService;
  let gateway: RunningGateway;
  const asked: { what: string; of: string; by: string | undefined }[] = [];

  const ask = async (query: string, role?: 'admin' | 'editor' | 'moderator') => {
    const { headers } = await anAdministrator(parts().redisUrl, role);
    return (await gateway.graphql({ query }, headers)).json() as {
      data: Record<string, unknown> | null;
      errors?: { extensions: { code: string; kind: string } }[];
    };
  };
  const refusalOf = async (query: string, role?: 'admin' | 'editor' | 'moderator') =>
    (await ask(query, role)).errors?.[0]?.extensions;

  beforeAll(async () => {
    nats = await startPart('nats');
    gateway = await runningGateway({ NATS_URL: nats.url, NODE_ENV: 'development' });
  });
  afterAll(async () => {
    await gateway?.stop();
    await indexer?.stop();
    await nats?.stop();
  });

  it('fails alone and at once while the indexer is away', async () => {
    expect(await refusalOf(STATE)).toMatchObject({ code: 'service-unavailable', kind: 'unavailable' });
  });

  it('answers documents, lag and a rebuild', async () => {
    indexer = await serviceStandIn('indexer', nats.url, [
      answerTo(GetIndexState, () => ({ indices: [BUSINESSES, PRODUCTS] })),
      answerTo(PARKED_ASKS.indexer.list, () => ({ parked: [PARKED] })),
      answerTo(PARKED_ASKS.indexer.redrive, ({ durable }, { actor }) => {
        asked.push({ what: 'redrive', of: durable, by: actor?.name });
        return { count: 2 };
      }),
      answerTo(PARKED_ASKS.indexer.discard, ({ durable }, { actor }) => {
        asked.push({ what: 'discard', of: durable, by: actor?.name });
        return { count: 1 };
      }),
      answerTo(StartRebuild, ({ index }, { actor }) => {
        if (index === 'products') throw new DomainError('rebuild-running', 'conflict');
        asked.push({ what: 'rebuild', of: index, by: actor?.name });
        return {};
      }),
    ]);
    await eventually('the indexer answers', async () =>
      expect((await ask(STATE)).data).toEqual({ managedIndices: [BUSINESSES, PRODUCTS] }),
    );
  });

  it('answers what each service gave up, and of which one nobody can say', async () => {
    expect((await ask(GIVEN_UP)).data).toEqual({
      managedParked: {
        services: [
          { id: 'directory', isUp: false },
          { id: 'identity', isUp: false },
          { id: 'imports', isUp: false },
          { id: 'indexer', isUp: true },
          { id: 'reviews', isUp: false },
        ],
        parked: [{ service: 'indexer', ...PARKED }],
      },
    });
  });

  it('sends parked events again, throws them away and starts a rebuild in the name of who asks', async () => {
    const redriven = await ask(REDRIVE);
    expect(redriven.data).toEqual({ redriveParked: 2 });
    const discarded = await ask(DISCARD);
    expect(discarded.data).toEqual({ discardParked: 1 });
    const started = await ask('mutation { startRebuild(index: "businesses") }');
    expect(started.data).toEqual({ startRebuild: true });
    const by = 'Ayşe Yılmaz';
    expect(asked).toEqual([
      { what: 'redrive', of: LIVE, by },
      { what: 'discard', of: LIVE, by },
      { what: 'rebuild', of: 'businesses', by },
    ]);
  });

  it('refuses what no service is asked for', async () => {
    const unknown = (what: string) => `mutation { ${what}(service: "gateway", durable: "${LIVE}") }`;
    for (const what of ['redriveParked', 'discardParked']) {
      expect(await refusalOf(unknown(what))).toMatchObject({ code: 'service-not-found', kind: 'not-found' });
    }
  });

  it('refuses a rebuild while one runs, and one of an index that there is not', async () => {
    expect(await refusalOf('mutation { startRebuild(index: "products") }')).toMatchObject({
      code: 'rebuild-running',
      kind: 'conflict',
    });
    expect(await refusalOf('mutation { startRebuild(index: "reviews") }')).toMatchObject({ code: 'index-not-found' });
  });

  it.each([STATE, GIVEN_UP, REDRIVE, DISCARD, 'mutation { startRebuild(index: "businesses") }'])(
    'AUTH-06 is for administrators alone: %s',
    async (query) => {
      asked.length = 0;
      expect(await refusalOf(query, 'moderator')).toMatchObject({ code: 'access-denied' });
      expect(await refusalOf(query, 'editor')).toMatchObject({ code: 'access-denied' });
      expect(asked).toEqual([]);
    },
  );
});
