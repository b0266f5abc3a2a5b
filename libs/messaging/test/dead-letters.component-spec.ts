import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type RequestContext, DEAD_LETTER_CONTRACTS } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord, CountsRecounted, type EventEnvelope } from '@tedarik/events';
import { type RunningService, startService } from '@tedarik/service-kit';
import { eventually, type TestBackingService, startBackingService } from '@tedarik/testing';
import {
  Consumers,
  deadLetterRequests,
  defineConsumer,
  isNatsOutage,
  Messaging,
  MessagingModule,
  DeadLettersModule,
  withRequests,
} from '../src/index.js';
import { announce } from './events.js';

const { list, redrive, discard } = DEAD_LETTER_CONTRACTS.reviews;
const COUNTS = 'reviews-counts';
const ADMIN: RequestContext = { actor: { kind: 'back-office', id: 'a-1', name: 'Elif Kara' } };

let broken: boolean;
let handled: number[];

const onGap = () => Promise.resolve();

@Injectable()
class CountsReaction implements OnApplicationBootstrap {
  constructor(private readonly consumers: Consumers) {}

  onApplicationBootstrap(): void {
    const reaction = { stream: 'DIRECTORY', filter: 'events.directory.counts.>', isOutage: isNatsOutage, onGap };
    this.consumers.run(
      defineConsumer({
        ...reaction,
        durable: COUNTS,
        handle: (events) => {
          if (broken) return Promise.reject(new Error('a fault of ours'));
          handled.push(...events.map(({ version }) => version));
          return Promise.resolve();
        },
      }),
    );
    this.consumers.run(defineConsumer({ ...reaction, durable: 'reviews-others', handle: () => Promise.resolve() }));
  }
}

describe('a dead letter', () => {
  let nats: TestBackingService;
  let service: RunningService;
  let messaging: Messaging;

  const deadLetters = async () => (await messaging.requests.send(list, {})).deadLetters;
  const parkSome = async (...versions: number[]) => {
    broken = true;
    await announce(messaging, versions);
    await eventually('they are dead-lettered', async () =>
      expect(await deadLetters()).toMatchObject([{ durable: COUNTS, count: versions.length }]),
    );
    broken = false;
  };
  const onRecord = async () => {
    const { streams } = await messaging.jetstream.manager();
    const { state } = await streams.info('REVIEWS');
    const stored = Array.from({ length: state.messages }, (_, at) =>
      streams.getMessage('REVIEWS', { seq: state.first_seq + at }),
    );
    return (await Promise.all(stored)).map((message) => message!.json<EventEnvelope<AuditRecord>>());
  };

  beforeAll(async () => {
    nats = await startBackingService('nats');
    const options = { name: 'reviews', servers: nats.url };

    @Module({
      imports: [MessagingModule.forRoot(options), DeadLettersModule.of('reviews')],
      providers: [CountsReaction],
    })
    class Service {}

    broken = false;
    service = await startService(Service, {
      name: 'reviews',
      config: {
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        OPS_HOST: '127.0.0.1',
        OPS_PORT: 0,
        NATS_URL: nats.url,
        SERVICE_TOKEN: 'a-token-of-the-tests',
      },
      beforeListen: withRequests(options, deadLetterRequests('reviews')),
    });
    messaging = await Messaging.connect({ name: 'dead-letters-test', servers: nats.url });
    await eventually('it answers', async () => expect(await deadLetters()).toEqual([]));
  });
  beforeEach(() => {
    handled = [];
  });
  afterEach(async () => {
    await (await messaging.jetstream.manager()).streams.purge('REVIEWS');
  });
  afterAll(async () => {
    await messaging?.close();
    await service?.stop();
    await nats?.stop();
  });

  it('is counted by a metric until it is decided', async () => {
    const counted = async () => {
      const metrics = await (await fetch(`${service.url}/metrics`)).text();
      return /^consumer_dead_letters_waiting\{durable="reviews-counts"\} (\d+)$/m.exec(metrics)?.[1];
    };
    await parkSome(5, 6);
    expect(await counted()).toBe('2');
    await messaging.requests.send(discard, { durable: COUNTS }, ADMIN);
    expect(await counted()).toBe('0');
  });

  it('is listed with the code of its last failure and handled when redriven, and the redrive is audited', async () => {
    await parkSome(1, 2);
    const entry = { subject: CountsRecounted.subject, reason: 'handler-failed', at: expect.any(String) };
    expect(await deadLetters()).toEqual([{ durable: COUNTS, count: 2, entries: [entry, entry] }]);
    expect(await messaging.requests.send(redrive, { durable: COUNTS }, ADMIN)).toEqual({ count: 2 });
    await eventually('both are handled', () => expect([...handled].sort()).toEqual([1, 2]));
    expect(await deadLetters()).toEqual([]);
    expect((await onRecord()).map(({ data }) => data)).toEqual([
      {
        actor: { id: 'a-1', name: 'Elif Kara' },
        action: 'redriven',
        record: { kind: 'parked-messages', id: COUNTS, name: COUNTS },
        before: { messages: 2 },
        after: null,
      },
    ]);
  });

  it('is discarded, and the discard is audited', async () => {
    await parkSome(3);
    expect(await messaging.requests.send(discard, { durable: COUNTS }, ADMIN)).toEqual({ count: 1 });
    expect(await deadLetters()).toEqual([]);
    expect(handled).toEqual([]);
    expect(await onRecord()).toMatchObject([
      {
        subject: AUDIT_RECORDED.reviews.subject,
        data: { action: 'discarded', record: { id: COUNTS }, before: { messages: 1 } },
      },
    ]);
  });

  it('is not discarded while the audit entry cannot be stored', async () => {
    await parkSome(4);
    const { streams } = await messaging.jetstream.manager();
    const { config } = await streams.info('REVIEWS');
    await streams.update('REVIEWS', { ...config, max_msgs: 0, max_bytes: 1, discard: 'new' });
    await expect(messaging.requests.send(discard, { durable: COUNTS }, ADMIN)).rejects.toThrow();
    await streams.update('REVIEWS', config);
    expect(await deadLetters()).toMatchObject([{ durable: COUNTS, count: 1 }]);
    await messaging.requests.send(discard, { durable: COUNTS }, ADMIN);
  });

  it('is not audited if there was none to redrive or discard', async () => {
    expect(await messaging.requests.send(redrive, { durable: COUNTS }, ADMIN)).toEqual({ count: 0 });
    expect(await messaging.requests.send(discard, { durable: COUNTS }, ADMIN)).toEqual({ count: 0 });
    expect(await onRecord()).toEqual([]);
  });

  it('can be redriven or discarded only by its own service', async () => {
    const refused = { failure: { code: 'durable-not-found', kind: 'not-found' } };
    for (const send of [redrive, discard]) {
      await expect(messaging.requests.send(send, { durable: 'indexer-directory-live' }, ADMIN)).rejects.toMatchObject(
        refused,
      );
    }
  });
});
