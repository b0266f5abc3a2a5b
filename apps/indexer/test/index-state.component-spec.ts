import type { Client } from '@elastic/elasticsearch';
import { GetIndexState, type IndexState, DEAD_LETTER_CONTRACTS, StartRebuild } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord, type EventEnvelope } from '@tedarik/events';
import { startWholeService } from '@tedarik/messaging/testing';
import { BUSINESSES } from '@tedarik/search';
import type { RunningService } from '@tedarik/service-kit';
import {
  eventually,
  backingServiceUrls,
  type TestBackingService,
  startBackingService,
  uniqueName,
} from '@tedarik/testing';
import { appModule } from '../src/app.module.js';
import { indexerConfig } from '../src/config.js';
import { connectElasticsearch } from '../src/elasticsearch/elasticsearch.js';
import { Indices } from '../src/elasticsearch/indices.js';
import { REQUESTS } from '../src/requests.js';
import { DirectoryStandIn } from './directory.fixture.js';

const LIVE = 'indexer-directory-live';
const KNOWN = 30;

describe('the state of the indices', () => {
  // Its own NATS server, because the services of other tests would also respond.
  let nats: TestBackingService;
  let directory: DirectoryStandIn;
  let indexer: RunningService;
  let client: Client;
  let indices: Indices;
  const prefix = `${uniqueName('state')}-`;

  beforeAll(async () => {
    nats = await startBackingService('nats');
    const environment = {
      NATS_URL: nats.url,
      ELASTICSEARCH_URL: backingServiceUrls().elasticsearchUrl,
      INDEX_PREFIX: prefix,
      INDEX_REPLICAS: 0,
    };
    client = connectElasticsearch(environment.ELASTICSEARCH_URL);
    indices = new Indices(client, BUSINESSES, prefix);
    directory = await DirectoryStandIn.at(nats.url);
    for (let made = 0; made < KNOWN; made++) directory.owner.add();
    const [gone = ''] = directory.owner.rows.keys();
    directory.owner.remove(gone);
    indexer = await startWholeService(
      { name: 'indexer', config: indexerConfig, module: appModule, requests: REQUESTS },
      environment,
    );
  });
  afterAll(async () => {
    await indexer?.stop();
    await directory?.stop();
    const made = Object.keys(await client.indices.get({ index: `${prefix}*` }));
    for (const index of made) await client.indices.delete({ index });
    await client.close();
    await nats?.stop();
  });

  const send: DirectoryStandIn['messaging']['requests']['send'] = (of, request) =>
    directory.messaging.requests.send(of, request, { actor: { kind: 'back-office', id: 'a', name: 'Ayşe Yılmaz' } });
  const stateOf = async (index: IndexState['index']) =>
    (await send(GetIndexState, {})).indices.find((state) => state.index === index)!;
  const deadLetters = async () => (await send(DEAD_LETTER_CONTRACTS.indexer.list, {})).deadLetters;
  /** Makes the index of a rebuild refuse every document with a name. */
  const refuseNames = async () => {
    const index = `${indices.names.alias}-20200101000000000`;
    const mappings = { properties: { name: { type: 'integer' as const } } };
    await client.indices.create({ index, mappings, aliases: { [indices.names.nextAlias]: {} } });
    return () => client.indices.delete({ index });
  };
  const parkOne = async () => {
    const event = directory.owner.add({ name: 'Reddedilen' });
    await directory.publish([event]);
    await eventually('it is dead-lettered', async () =>
      expect(await deadLetters()).toMatchObject([{ durable: LIVE, count: 1 }]),
    );
    return event.data.id;
  };

  it('counts the documents of each index and its pending events', async () => {
    await eventually('the first fill is seen', async () =>
      expect((await send(GetIndexState, {})).indices).toEqual([
        {
          index: 'businesses',
          documents: KNOWN - 1,
          lag: 0,
          rebuild: null,
        },
        expect.objectContaining({ index: 'products', documents: 0, rebuild: null }),
      ]),
    );
  });

  it('lists a dead-lettered event, and handles it when it is sent again after the cause is fixed', async () => {
    const mend = await refuseNames();
    const id = await parkOne();
    expect((await deadLetters())[0]?.entries).toEqual([
      {
        subject: 'events.directory.business.changed.v1',
        reason: expect.stringMatching(/^[a-z-]+$/),
        at: expect.any(String),
      },
    ]);
    await mend();
    await indices.announceNext(new Date());
    expect(await send(DEAD_LETTER_CONTRACTS.indexer.redrive, { durable: LIVE })).toEqual({ count: 1 });
    await eventually('it is in the index that refused it', async () =>
      expect(await client.exists({ index: indices.names.nextAlias, id })).toBe(true),
    );
    expect(await deadLetters()).toEqual([]);
    await indices.dropLeftovers();
  });

  it('rebuilds an index on request, reports the progress, and refuses a second rebuild meanwhile', async () => {
    const { serving } = await indices.present();
    const held = directory.owner.rows.size;
    const both = await Promise.allSettled([1, 2].map(() => send(StartRebuild, { index: 'businesses' })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await eventually('it runs', async () =>
      expect((await stateOf('businesses')).rebuild).toEqual({ startedAt: expect.any(String), done: 0, total: held }),
    );
    expect((await stateOf('products')).rebuild).toBeNull();
    await expect(send(StartRebuild, { index: 'businesses' })).rejects.toMatchObject({
      failure: { code: 'rebuild-running', kind: 'conflict' },
    });
    await eventually('it is done', async () => expect((await stateOf('businesses')).rebuild).toBeNull());
    const present = await indices.present();
    expect(present.current).toBeDefined();
    expect(present.current).not.toBe(serving);
    expect((await stateOf('businesses')).documents).toBe(held - 1);
  });

  it('logs who requested a rebuild before it begins', async () => {
    const { streams } = await directory.messaging.jetstream.manager();
    const { subject } = AUDIT_RECORDED.indexer;
    const last = await streams.getMessage('INDEXER', { last_by_subj: subject });
    expect(last?.json<EventEnvelope<AuditRecord>>().data).toEqual({
      actor: { id: 'a', name: 'Ayşe Yılmaz' },
      action: 'rebuild-requested',
      record: { kind: 'search-index', id: 'businesses', name: 'businesses' },
      before: null,
      after: null,
    });
  });
});
