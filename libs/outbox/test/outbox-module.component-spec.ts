import { Injectable, Module } from '@nestjs/common';
import { CategoryChanged } from '@tedarik/events';
import {
  requestEventReplay,
  defineConsumer,
  JetStream,
  Messaging,
  MessagingModule,
  withRequests,
} from '@tedarik/messaging';
import { Database, DatabaseModule, parseConfig, serviceConfig, startService } from '@tedarik/service-kit';
import {
  eventually,
  startBackingService,
  testDatabase,
  type TestBackingService,
  type TestDatabase,
} from '@tedarik/testing';
import { pino } from 'pino';
import { Outbox, OUTBOX_MIGRATIONS, OutboxModule, resendRequest } from '../src/index.js';
import { categoryChanged } from './outbox-of-test.js';

@Injectable()
class Announcing {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async announce(name: string): Promise<void> {
    const { aggregateId, version, data } = categoryChanged(name);
    await this.database.transaction((session) =>
      this.outbox.append(session, CategoryChanged, { aggregateId, version, data }),
    );
  }
}

@Module({ providers: [Announcing] })
class AnnouncingModule {}

describe('OutboxModule', () => {
  let nats: TestBackingService;
  let database: TestDatabase;
  beforeAll(async () => {
    nats = await startBackingService('nats');
    database = testDatabase('outbox');
  });
  afterAll(async () => {
    await database.drop();
    await nats.stop();
  });

  const started = () => {
    const messaging = { name: 'directory', servers: nats.url };

    @Module({
      imports: [
        MessagingModule.forRoot(messaging),
        DatabaseModule.forRoot({ MONGODB_URL: database.uri, MONGODB_DB: database.db }, [...OUTBOX_MIGRATIONS]),
        OutboxModule.forRoot({ service: 'directory' }),
        AnnouncingModule,
      ],
    })
    class Service {}
    const config = parseConfig(serviceConfig, {
      OPS_PORT: '0',
      NATS_URL: nats.url,
      SERVICE_TOKEN: 'the-shared-service-token',
    });
    const logger = pino({ level: 'silent' });
    return startService(Service, {
      name: 'directory',
      config,
      logger,
      beforeListen: withRequests(messaging, [resendRequest('directory')]),
    });
  };

  it('publishes the events of a service to its stream, and stops with the service', async () => {
    const service = await started();
    await service.app.get(Announcing, { strict: false }).announce('icecek');
    await eventually('the stream holds it', async () => {
      const manager = await service.app.get(JetStream, { strict: false }).manager();
      expect((await manager.streams.info('DIRECTORY')).state.messages).toBe(1);
    });
    await eventually('the counter says so', async () => {
      expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('outbox_sent_total{lane="live"} 1');
    });
    await service.stop();
  });

  it('R5: a consumer gets the events of a stream that was lost and made anew, by itself', async () => {
    const messaging = await Messaging.connect({ name: 'reviews', servers: nats.url });
    const filter = 'events.directory.category.>';
    const heard: string[] = [];
    messaging.consumers.run(
      defineConsumer({
        durable: 'reviews-categories',
        stream: 'DIRECTORY',
        filter,
        handle: (events) => {
          heard.push(...events.map(({ data }) => (data as { name: string }).name));
          return Promise.resolve();
        },
        onGap: () => requestEventReplay(messaging.requests, filter),
      }),
    );
    const service = await started();
    await service.app.get(Announcing, { strict: false }).announce('peynir');
    await eventually('the stream tells it', () => expect(heard.toSorted()).toEqual(['icecek', 'peynir']));
    const { streams } = await messaging.jetstream.manager();
    heard.length = 0;
    await streams.delete('DIRECTORY');
    await eventually('the new stream tells it again', () => expect(heard.toSorted()).toEqual(['icecek', 'peynir']));
    await messaging.close();
    await service.stop();
  });
});
