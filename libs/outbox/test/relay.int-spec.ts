import { Database, Metrics } from '@tedarik/service-kit';
import { eventually } from '@tedarik/testing';
import type { Connection } from 'mongoose';
import type { OutboxNotifier } from '../src/index.js';
import { categoryChanged, RecordingPublisher, outboxOfTest, type OutboxOfTest } from './outbox-of-test.js';

const named = (count: number, prefix: string, lane: 'live' | 'bulk' = 'live') =>
  Array.from({ length: count }, (_, at) => categoryChanged(`${prefix}-${at}`, lane));

describe('OutboxRelay', () => {
  let of: OutboxOfTest;
  let publisher: RecordingPublisher;
  beforeEach(async () => {
    of = await outboxOfTest();
    publisher = new RecordingPublisher();
  });
  afterEach(() => of.close());

  const drained = () => eventually('nothing waits any more', async () => expect(await of.waiting()).toBe(0));

  it('publishes every pending row once, under the id of the row', async () => {
    await of.announce([...named(700, 'live'), ...named(1_300, 'bulk', 'bulk')]);
    of.relay(publisher).start();
    await drained();
    const ids = await of.rows.distinct('_id');
    expect(publisher.published.map(({ msgId }) => msgId).sort()).toEqual(ids.sort());
  });

  it('is woken by a commit, without waiting for its next poll', async () => {
    of.relay(publisher, { lookEveryMs: 3_600_000 }).start();
    // The relay's first look may find the first row; the second one needs a notification.
    for (const name of ['first', 'second']) {
      await of.announce([categoryChanged(name)]);
      await eventually(`the ${name} is sent`, () => expect(publisher.names).toContain(name));
    }
  });

  it('sends a row that is committed after rows with higher ids', async () => {
    const session = await of.database.connection.startSession();
    session.startTransaction();
    await of.outbox.appendMany(session, [categoryChanged('early id, late commit')]);
    await of.announce(named(3, 'later'));
    of.relay(publisher).start();
    await eventually('the later ones are sent', () => expect(publisher.names).toHaveLength(3));
    await session.commitTransaction();
    await session.endSession();
    await eventually('the late one is sent', () => expect(publisher.names).toContain('early id, late commit'));
    const [first] = await of.rows.find().sort({ _id: 1 }).limit(1).toArray();
    expect(publisher.published.at(-1)?.msgId).toBe(first?._id);
  });

  it('lets the live lane overtake a bulk lane that is being sent', async () => {
    for (const entry of named(500, 'bulk', 'bulk')) await of.announce([entry]);
    const announced = new Promise<number>((resolve, reject) => {
      publisher.before = async (name) => {
        if (name !== 'bulk-70') return;
        await of.announce([categoryChanged('an edit')]).catch(reject);
        resolve(publisher.published.length);
      };
    });
    of.relay(publisher).start();
    const sentBefore = await announced;
    await drained();
    const overtookAfter = publisher.names.indexOf('an edit') - sentBefore;
    expect(overtookAfter).toBeLessThanOrEqual(2 * 64);
    expect(publisher.names.filter((name) => name.startsWith('bulk'))).toHaveLength(500);
  });

  it('marks no row as sent and loses none while NATS is down', async () => {
    await of.announce(named(200, 'row'));
    let tries = 0;
    publisher.before = () => {
      tries += 1;
      throw new Error('no NATS');
    };
    of.relay(publisher).start();
    await eventually('it tried three windows', () => expect(tries).toBeGreaterThanOrEqual(3 * 64));
    expect(await of.waiting()).toBe(200);
    publisher.before = () => undefined;
    await drained();
    expect(new Set(publisher.names).size).toBe(200);
  });

  it('skips a row that cannot be published, retries it rarely, and keeps it', async () => {
    await of.announce([categoryChanged('poison'), ...named(100, 'live'), ...named(1_200, 'bulk', 'bulk')]);
    let tries = 0;
    publisher.before = (name) => {
      if (name !== 'poison') return;
      tries += 1;
      throw new Error('refused');
    };
    of.relay(publisher).start();
    await eventually('all others are sent', async () => expect(await of.waiting()).toBe(1));
    expect(publisher.names).toHaveLength(1_300);
    expect(tries).toBeLessThan(5);
    publisher.before = () => undefined;
    await drained();
    expect(publisher.names).toContain('poison');
  });

  it('finishes and marks the current window when it stops', async () => {
    await of.announce(named(640, 'row'));
    let inHand = 0;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    publisher.before = () => {
      inHand += 1;
      return gate;
    };
    const relay = of.relay(publisher);
    relay.start();
    await eventually('a window is in hand', () => expect(inHand).toBe(64));
    const stopped = relay.stop();
    release();
    await stopped;
    expect(publisher.published).toHaveLength(64);
    expect(await of.waiting()).toBe(640 - 64);
    of.relay(publisher).start();
    await drained();
    expect(publisher.published).toHaveLength(640);
  });

  it('counts sent and pending rows', async () => {
    const metrics = new Metrics();
    of.relay(publisher, { metrics }).start();
    await of.announce([...named(3, 'live'), ...named(2, 'bulk', 'bulk')]);
    await drained();
    await eventually('the counts are there', async () => {
      const text = await metrics.registry.metrics();
      expect(text).toContain('outbox_sent_total{lane="live"} 3');
      expect(text).toContain('outbox_sent_total{lane="bulk"} 2');
      expect(text).toContain('outbox_waiting{lane="live"} 0');
    });
  });

  it('reports the age of the oldest pending row', async () => {
    const metrics = new Metrics();
    publisher.before = () => {
      throw new Error('no NATS');
    };
    of.relay(publisher, { metrics }).start();
    await of.announce([...named(2, 'live')]);
    await of.rows.updateOne({}, { $set: { createdAt: new Date(Date.now() - 90_000) } }, { sort: { _id: 1 } });
    const read = async () => /^outbox_oldest_seconds\{lane="live"\} (\d+)/m.exec(await metrics.registry.metrics())?.[1];
    expect(Number(await read())).toBeGreaterThanOrEqual(90);
    publisher.before = () => undefined;
    await drained();
    expect(await read()).toBe('0');
  });

  describe('in two replicas of a service', () => {
    let second: Connection;
    beforeEach(async () => {
      second = await of.connect();
    });
    afterEach(() => second.close());

    it('is active in only one of them', async () => {
      const other = new RecordingPublisher();
      const relays = [of.relay(publisher), of.relay(other, { of: new Database(second) })];
      for (const relay of relays) relay.start();
      await of.announce(named(300, 'row'));
      await drained();
      expect([publisher.published.length, other.published.length].sort()).toEqual([0, 300]);
      await Promise.all(relays.map((relay) => relay.stop()));
    });

    it('F14 is taken over within seconds from a replica that died between publishing and marking', async () => {
      await of.announce(named(10, 'row'));
      // A dead process marks nothing, renews nothing and releases nothing.
      const dying = of.relay(publisher, { of: new Database(second) });
      const died = new Promise<void>((resolve) => {
        publisher.before = async () => {
          await second.close(true);
          resolve();
        };
      });
      dying.start();
      await died;
      await eventually('the dying copy has published', () => expect(publisher.published).toHaveLength(10));
      await dying.stop();
      expect(await of.waiting()).toBe(10);

      const successor = new RecordingPublisher();
      of.relay(successor).start();
      await eventually('the other replica sends again', () => expect(successor.published).toHaveLength(10));
      const idsOf = ({ published }: RecordingPublisher) => published.map(({ msgId }) => msgId).sort();
      expect(idsOf(successor)).toEqual(idsOf(publisher));
      await drained();
    });
  });

  it('polls for rows when a notification is lost', async () => {
    const deaf: OutboxNotifier = { notify: () => undefined, onNotify: () => () => undefined };
    of.relay(publisher, { lookEveryMs: 50, notifier: deaf }).start();
    for (const name of ['first', 'second']) {
      await of.announce([categoryChanged(name)]);
      await eventually(`the ${name} is sent`, () => expect(publisher.names).toContain(name));
    }
  });
});
