import { Messaging } from '@tedarik/messaging';
import { eventually, startBackingService, type TestBackingService } from '@tedarik/testing';
import { NatsOutboxNotifier } from '../src/index.js';
import { categoryChanged, RecordingPublisher, outboxOfTest, type OutboxOfTest } from './outbox-of-test.js';

describe('the outbox and a real stream', () => {
  let nats: TestBackingService;
  let messaging: Messaging;
  let copy: Messaging;
  let of: OutboxOfTest;

  beforeEach(async () => {
    nats = await startBackingService('nats');
    messaging = await Messaging.connect({ servers: nats.url, name: 'outbox-test' });
    copy = await Messaging.connect({ servers: nats.url, name: 'outbox-test' });
    await messaging.jetstream.ensureStreams();
    of = await outboxOfTest(new NatsOutboxNotifier(messaging.notifications, 'directory'));
  });
  afterEach(async () => {
    await of.close();
    await Promise.all([messaging.close(), copy.close()]);
    await nats.stop();
  });

  const announce = (count: number) =>
    of.announce(Array.from({ length: count }, (_, at) => categoryChanged(`category-${at}`)));
  const drained = () => eventually('nothing waits any more', async () => expect(await of.waiting()).toBe(0));
  const stored = async () => {
    const manager = await messaging.jetstream.manager();
    return (await manager.streams.info('DIRECTORY')).state.messages;
  };

  it('relays a commit of another replica at once, and commits it missed while NATS was down later', async () => {
    const notifier = new NatsOutboxNotifier(copy.notifications, 'directory');
    of.relay(messaging.jetstream, { lookEveryMs: 3_600_000, notifier }).start();
    // The relay's first look may find the first event; the second one needs a notification.
    for (let count = 1; count <= 2; count += 1) {
      await announce(1);
      await drained();
    }
    await nats.kill('SIGKILL');
    await eventually('the loss is noticed', () => expect(() => messaging.jetstream.client()).toThrow());
    await announce(1);
    await nats.start();
    await drained();
  });

  it('F3 keeps events while NATS is down, and sends each of them once when it is back', async () => {
    of.relay(messaging.jetstream).start();
    await announce(100);
    await drained();
    await nats.kill('SIGKILL');
    await announce(300);
    expect(await of.waiting()).toBe(300);
    await nats.start();
    await drained();
    expect(await stored()).toBe(400);
  });

  it('F3 loses no event when NATS is killed during sending', async () => {
    for (let at = 0; at < 10; at += 1) await announce(500);
    of.relay(messaging.jetstream).start();
    await eventually('it is sending', async () => expect(await of.waiting()).toBeLessThan(4_500));
    await nats.kill('SIGKILL');
    await nats.start();
    await drained();
    expect(await stored()).toBe(5_000);
  });

  it('F14 stores an event once that is sent again after a crash between publishing and marking', async () => {
    await announce(50);
    const first = new RecordingPublisher();
    for (const row of await of.rows.find().toArray()) {
      await messaging.jetstream.publish(row.subject, row.message, row._id);
      await first.publish(row.subject, row.message, row._id);
    }
    of.relay(messaging.jetstream).start();
    await drained();
    expect(first.published).toHaveLength(50);
    expect(await stored()).toBe(50);
  });

  it('refills a lost stream', async () => {
    const since = new Date().toISOString();
    of.relay(messaging.jetstream).start();
    await announce(20);
    await drained();
    await messaging.jetstream.recreateStreams();
    expect(await stored()).toBe(0);
    expect(await of.outbox.resend({ filter: 'events.directory.>', since })).toEqual({ messages: 20 });
    await drained();
    expect(await stored()).toBe(20);
  });
});
