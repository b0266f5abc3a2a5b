import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nanos } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { CountsRecounted, type EventEnvelope } from '@tedarik/events';
import { Metrics } from '@tedarik/service-kit';
import { eventually, startBackingService } from '@tedarik/testing';
import { defineConsumer, Messaging, type ConsumerDefinition, type Gap } from '../src/index.js';
import { DeadLetters } from '../src/consume/dead-letters.js';
import { announce, announceBatch, anEvent, versions } from './events.js';

class PartAway extends Error {}

let nats: Awaited<ReturnType<typeof startBackingService>>;
let dir: string;
let messaging: Messaging;
let seen: number[];
let opened: Messaging[];

const versionsOf = (events: EventEnvelope[]) => events.map(({ version }) => version);
const inOrder = (numbers: number[]) => [...numbers].sort((a, b) => a - b);

/** A consumer of the counts that remembers which versions it handled. */
function recorder(over: Partial<ConsumerDefinition> = {}): ConsumerDefinition {
  return defineConsumer({
    durable: 'test-counts',
    stream: 'DIRECTORY',
    filter: 'events.directory.counts.>',
    isOutage: (error) => error instanceof PartAway,
    onGap: () => Promise.resolve(),
    handle: (events) => {
      seen.push(...versionsOf(events));
      return Promise.resolve();
    },
    ...over,
  });
}

/** An event that comes sooner was given back; it was not taken from a dead process. */
const LONG = { ackWaitMs: 60_000 };

async function anotherProcess(): Promise<Messaging> {
  const another = await Messaging.connect({ name: 'consume-test', servers: nats.url });
  opened.push(another);
  return another;
}

/** Looks like a SIGKILL to NATS: the connection is gone, nothing was acknowledged or given back. */
async function die(process: Messaging): Promise<void> {
  await (process as unknown as { link: { close(): Promise<void> } }).link.close();
}

/** Blocks this process: arriving data waits in its sockets, and timers are late. */
function stallThisProcess(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

async function unsettled(): Promise<{ pending: number; unacknowledged: number }> {
  const { consumers } = await messaging.jetstream.manager();
  const { num_pending, num_ack_pending } = await consumers.info('DIRECTORY', 'test-counts');
  return { pending: num_pending, unacknowledged: num_ack_pending };
}

async function settled(): Promise<void> {
  await eventually('everything is acknowledged', async () => {
    expect(await unsettled()).toEqual({ pending: 0, unacknowledged: 0 });
  });
}

beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) {
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
  }
  dir = await mkdtemp(join(tmpdir(), 'consume-'));
  nats = await startBackingService('nats', { dir });
});
afterAll(async () => {
  await nats?.stop();
  await rm(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  seen = [];
  opened = [];
  messaging = await anotherProcess();
  await messaging.jetstream.recreateStreams();
});
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()));
});

describe('a durable consumer', () => {
  it('handles events published before and after it starts', async () => {
    await announce(messaging, versions(1, 450));
    const sizes: number[] = [];
    const run = messaging.consumers.run(
      recorder({
        handle: (events) => {
          sizes.push(events.length);
          seen.push(...versionsOf(events));
          return Promise.resolve();
        },
      }),
    );
    await eventually('the old events', () => expect(seen).toHaveLength(450));
    await announce(messaging, [451]);
    await eventually('the new event', () => expect(inOrder(seen)).toEqual(versions(1, 451)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    expect(sizes.length).toBeLessThan(100);
    await settled();
    expect(await run.lag()).toBe(0);
  });

  it('reports the lag of its events as metrics', async () => {
    const metrics = new Metrics();
    const measured = new Messaging({ name: 'consume-test', servers: nats.url }, metrics);
    opened.push(measured);
    measured.consumers.run(recorder());
    await announce(messaging, versions(1, 3));
    await eventually('each is measured', async () =>
      expect(await metrics.registry.metrics()).toContain('consumer_event_lag_seconds_count{durable="test-counts"} 3'),
    );
    expect(await metrics.registry.metrics()).toContain('consumer_lag_events{durable="test-counts"} 0');
  });

  it('collects events until the batch is full when gatherMs is set', async () => {
    const batches: number[][] = [];
    messaging.consumers.run(
      recorder({
        batch: 3,
        gatherMs: 60_000,
        handle: (events) => Promise.resolve(void batches.push(versionsOf(events))),
      }),
    );
    await announce(messaging, [1]);
    await eventually('the first has come', async () => expect((await unsettled()).unacknowledged).toBe(1));
    await announce(messaging, [2]);
    await announce(messaging, [3]);
    await eventually('the batch is handled', () => expect(batches).toEqual([[1, 2, 3]]));
  });

  it('holds no event longer than gatherMs, and stops at once while one is held', async () => {
    const brief = messaging.consumers.run(recorder({ gatherMs: 50 }));
    await announce(messaging, [1]);
    await eventually('the lone event', () => expect(seen).toEqual([1]));
    await brief.stop();
    const patient = messaging.consumers.run(recorder({ gatherMs: 60_000 }));
    await announce(messaging, [2]);
    await eventually('the second has come', async () => expect((await unsettled()).unacknowledged).toBe(1));
    await patient.stop();
    expect(seen).toEqual([1]);
  });

  it('R20: redrives all dead letters, even more than a thousand', async () => {
    const deadLetters = new DeadLetters(messaging.jetstream);
    const { subject } = CountsRecounted;
    await Promise.all(
      versions(1, 1_050).map((version) => {
        const message = { info: { stream: 'DIRECTORY', streamSequence: version }, subject, timestampNanos: 1n };
        const payload = JSON.stringify(anEvent(version));
        return deadLetters.park(
          'test-counts',
          message as never,
          { place: 0, payload, error: undefined },
          'handler-failed',
        );
      }),
    );
    expect(await messaging.consumers.redrive('test-counts')).toBe(1_050);
    expect(await messaging.consumers.countDeadLetters('test-counts')).toBe(0);
    messaging.consumers.run(recorder());
    await eventually('all are handled', () => expect(inOrder(seen)).toEqual(versions(1, 1_050)));
  });

  it('R17: counts failed attempts, not deliveries, before it dead-letters an event', async () => {
    await announce(messaging, [1]);
    for (let delivered = 1; delivered <= 4; delivered += 1) {
      const stopped = messaging.consumers.run(recorder({ gatherMs: 60_000 }));
      await eventually('it has come', async () => expect((await unsettled()).unacknowledged).toBe(1));
      await stopped.stop();
    }
    let tries = 0;
    const handle = () => (++tries < 5 ? Promise.reject(new Error('a fault of ours')) : Promise.resolve());
    messaging.consumers.run(recorder({ retryMs: 10, handle }));
    await eventually('it went through', () => expect(tries).toBe(5));
    await settled();
    expect(await messaging.consumers.countDeadLetters('test-counts')).toBe(0);
  });

  it('acknowledges after the work, so events are redelivered if it dies in between', async () => {
    const victim = await anotherProcess();
    const worked: number[] = [];
    let release = () => {};
    victim.consumers.run(
      recorder({
        ackWaitMs: 1_000,
        handle: async (events) => {
          worked.push(...versionsOf(events));
          await new Promise<void>((resolve) => (release = resolve));
        },
      }),
    );
    await announce(messaging, [1, 2]);
    await eventually('the work is done, not acknowledged', () => expect(worked.length).toBeGreaterThan(0));
    expect((await unsettled()).unacknowledged).toBeGreaterThan(0);
    await die(victim);
    messaging.consumers.run(recorder({ ackWaitMs: 1_000 }));
    await eventually('the events come again', () => expect(inOrder(seen)).toEqual([1, 2]));
    await settled();
    release();
  });

  it('updates the acknowledgement timeout of a durable that an older version created', async () => {
    const older = await anotherProcess();
    older.consumers.run(recorder({ ackWaitMs: 60_000 }));
    await announce(messaging, [1]);
    await eventually('it is made', () => expect(inOrder(seen)).toEqual([1]));
    await die(older);
    messaging.consumers.run(recorder({ ackWaitMs: 1_000 }));
    await announce(messaging, [2]);
    await eventually('it goes on', () => expect(inOrder(seen)).toEqual([1, 2]));
    const manager = await messaging.jetstream.manager();
    const { config } = await manager.consumers.info('DIRECTORY', 'test-counts');
    expect(config.ack_wait).toBe(nanos(1_000));
  });

  it('passes on duplicate, late and out-of-order events, so that handlers must detect them by version', async () => {
    messaging.consumers.run(recorder());
    const first = anEvent(1);
    const publish = (event: EventEnvelope, msgId: string) =>
      messaging.jetstream.publish(CountsRecounted.subject, JSON.stringify(event), msgId);
    await publish(anEvent(2), 'b');
    expect(await publish(first, first.id)).toMatchObject({ duplicate: false });
    expect(await publish(first, first.id)).toMatchObject({ duplicate: true });
    await publish(first, 'outside the window');
    await eventually('all that was stored', () => expect(seen).toEqual([2, 1, 1]));
  });

  it('shares its events among the replicas of a service', async () => {
    const second = await anotherProcess();
    const seenBy: [number[], number[]] = [[], []];
    [messaging, second].forEach(({ consumers }, copy) =>
      consumers.run(
        recorder({
          batch: 5,
          handle: async (events) => {
            seenBy[copy]!.push(...versionsOf(events));
            await new Promise((resolve) => setImmediate(resolve));
          },
        }),
      ),
    );
    await eventually('both copies have had some', async () => {
      await announce(messaging, versions(1, 50));
      expect(seenBy[0].length).toBeGreaterThan(0);
      expect(seenBy[1].length).toBeGreaterThan(0);
    });
    await settled();
    const { streams } = await messaging.jetstream.manager();
    const { state } = await streams.info('DIRECTORY');
    expect(seenBy[0].length + seenBy[1].length).toBe(state.messages);
  });

  it('finishes the current batch when stopped, and gives the rest to another replica at once', async () => {
    await announce(messaging, versions(1, 40));
    let finish = () => {};
    const run = messaging.consumers.run(
      recorder({
        ...LONG,
        batch: 10,
        handle: (events) => {
          seen.push(...versionsOf(events));
          return new Promise<void>((resolve) => (finish = resolve));
        },
      }),
    );
    await eventually('the first batch is in hand', () => expect(seen.length).toBeGreaterThan(0));
    const inHand = seen.length;
    const announced = announce(messaging, versions(41, 400));
    const stopped = run.stop();
    finish();
    await Promise.all([stopped, announced]);
    expect(seen).toHaveLength(inHand);

    const second = await anotherProcess();
    second.consumers.run(recorder(LONG));
    await eventually('the rest', () => expect(inOrder([...new Set(seen)])).toEqual(versions(1, 400)));
    await settled();
  });

  it('returns messages that arrive while it stops, even if its process is blocked', async () => {
    const first = await anotherProcess();
    const run = first.consumers.run(recorder(LONG));
    await announce(messaging, [1]);
    await eventually('it consumes', () => expect(seen).toEqual([1]));
    await settled();
    const announced = announce(messaging, [2]);
    const stopped = run.stop();
    stallThisProcess(600);
    await Promise.all([stopped, announced]);
    messaging.consumers.run(recorder(LONG));
    await eventually('the event that was on its way', () => expect(seen).toEqual([1, 2]));
  });
});

describe('an outage', () => {
  it('F7 makes the events wait until it ends, and dead-letters none', async () => {
    let away = true;
    const attempts: number[][] = [];
    messaging.consumers.run(
      recorder({
        ackWaitMs: 900,
        handle: (events) => {
          attempts.push(versionsOf(events));
          if (away) return Promise.reject(new PartAway());
          seen.push(...versionsOf(events));
          return Promise.resolve();
        },
      }),
    );
    await announce(messaging, [1]);
    await eventually('more tries than would park', () => expect(attempts.length).toBeGreaterThan(5));
    expect(attempts.every((tried) => tried.join() === '1')).toBe(true);
    await announce(messaging, versions(2, 20));
    away = false;
    // Where the machine stands still for longer than the acknowledgement may take, some come twice.
    await eventually('the held events', () => expect(inOrder([...new Set(seen)])).toEqual(versions(1, 20)));
    await settled();
    expect(await messaging.consumers.listDeadLetters('test-counts')).toEqual([]);
  });

  it('F9 makes only the refused events wait', async () => {
    let refused = true;
    messaging.consumers.run(
      recorder({
        handle: (events) => {
          const failed = events.flatMap(({ version }, index) =>
            refused && version === 2 ? [{ index, error: new PartAway() }] : [],
          );
          const indexes = new Set(failed.map(({ index }) => index));
          seen.push(...versionsOf(events.filter((_, index) => !indexes.has(index))));
          return Promise.resolve({ failed });
        },
      }),
    );
    await announce(messaging, [1, 2, 3]);
    await eventually('the others', () => expect(inOrder(seen)).toEqual([1, 3]));
    refused = false;
    await eventually('the refused one', () => expect(inOrder(seen)).toEqual([1, 2, 3]));
    await settled();
  });

  it('does not delay the shutdown of a process', async () => {
    let tries = 0;
    const away = { ...LONG, handle: () => Promise.reject(new PartAway(String(tries++))) };
    const run = messaging.consumers.run(recorder(away));
    await announce(messaging, [1]);
    await eventually('the outage', () => expect(tries).toBeGreaterThan(2));
    await run.stop();
    const second = await anotherProcess();
    second.consumers.run(recorder(LONG));
    await eventually('another copy has it', () => expect(seen).toEqual([1]));
  });
});

describe('F16 a poison event', () => {
  it('is dead-lettered after five tries while the others are handled', async () => {
    let tries = 0;
    messaging.consumers.run(
      recorder({
        retryMs: 20,
        handle: (events) => {
          if (events.some(({ version }) => version === 13)) {
            if (events.length === 1) tries++;
            return Promise.reject(Object.assign(new Error('no'), { code: 'thirteen-refused' }));
          }
          seen.push(...versionsOf(events));
          return Promise.resolve();
        },
      }),
    );
    await messaging.jetstream.publish(CountsRecounted.subject, '{"not":"an event"}', 'bad-1');
    await messaging.jetstream.publish('events.directory.counts.forgotten.v1', JSON.stringify(anEvent(1)), 'bad-2');
    await announce(messaging, versions(1, 30));
    const others = versions(1, 30).filter((version) => version !== 13);
    await eventually('the others', () => expect(inOrder(seen)).toEqual(others));

    const deadLetters = await eventually('three dead-lettered events', async () => {
      const found = await messaging.consumers.listDeadLetters('test-counts');
      expect(found).toHaveLength(3);
      return found;
    });
    expect(tries).toBe(5);
    expect(new Map(deadLetters.map(({ reason, subject }) => [reason, subject]))).toEqual(
      new Map([
        ['bad-envelope', CountsRecounted.subject],
        ['unknown-subject', 'events.directory.counts.forgotten.v1'],
        ['thirteen-refused', CountsRecounted.subject],
      ]),
    );
    const thirteen = deadLetters.find(({ reason }) => reason === 'thirteen-refused')!;
    expect(thirteen).toMatchObject({ durable: 'test-counts', stream: 'DIRECTORY', sequence: expect.any(Number) });
    expect(JSON.parse(Buffer.from(thirteen.payload).toString())).toMatchObject({ version: 13 });
    await settled();
    expect(inOrder(seen)).toEqual(others);

    expect(await messaging.consumers.discardDeadLetters('another')).toBe(0);
    expect(await messaging.consumers.discardDeadLetters('test-counts')).toBe(3);
    expect(await messaging.consumers.listDeadLetters('test-counts')).toEqual([]);
  });

  it('is dead-lettered and redriven without the rest of its batch', async () => {
    let broken = true;
    const bulk = { stream: 'DIRECTORY-BULK', filter: 'bulk.directory.counts.>' };
    messaging.consumers.run(
      recorder({
        ...bulk,
        retryMs: 20,
        handle: (events) => {
          seen.push(...versionsOf(events));
          const failed = events.flatMap(({ version }, index) =>
            broken && version === 2 ? [{ index, error: Object.assign(new Error('no'), { code: 'two-refused' }) }] : [],
          );
          return Promise.resolve({ failed });
        },
      }),
    );
    await announceBatch(messaging, [1, 2, 3]);
    const deadLetters = await eventually('the refused one is dead-lettered', async () => {
      const found = await messaging.consumers.listDeadLetters('test-counts');
      expect(found).toMatchObject([{ reason: 'two-refused', subject: 'bulk.directory.counts.recounted.v1' }]);
      return found;
    });
    expect(JSON.parse(Buffer.from(deadLetters[0]!.payload).toString())).toMatchObject({ version: 2 });
    // The whole message comes again; consumers must cope with events that come twice.
    expect(inOrder(seen)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
    broken = false;
    expect(await messaging.consumers.redrive('test-counts')).toBe(1);
    await eventually('it is handled', () => expect(seen.slice(15)).toEqual([2]));
    expect(await messaging.consumers.listDeadLetters('test-counts')).toEqual([]);
    await eventually('everything is acknowledged', async () => {
      const { consumers } = await messaging.jetstream.manager();
      const { num_pending, num_ack_pending } = await consumers.info('DIRECTORY-BULK', 'test-counts');
      expect([num_pending, num_ack_pending]).toEqual([0, 0]);
    });
  });

  it('can be redriven once the cause is fixed', async () => {
    let broken = true;
    messaging.consumers.run(
      recorder({
        retryMs: 20,
        handle: (events) => {
          if (broken) return Promise.reject(new Error('a fault of ours'));
          seen.push(...versionsOf(events));
          return Promise.resolve();
        },
      }),
    );
    await announce(messaging, [7, 8]);
    await eventually('both are dead-lettered', async () => {
      expect(await messaging.consumers.listDeadLetters('test-counts')).toHaveLength(2);
    });
    broken = false;
    // Two administrators at once: each message is sent once, and neither of them is told of a failure.
    await Promise.all([messaging.consumers.redrive('test-counts'), messaging.consumers.redrive('test-counts')]);
    await eventually('both are handled', () => expect(inOrder(seen)).toEqual([7, 8]));
    expect(await messaging.consumers.listDeadLetters('test-counts')).toEqual([]);
    await settled();
  });
});

describe('when NATS itself', () => {
  it('F3 is killed and restarted, consuming continues by itself', async () => {
    messaging.consumers.run(recorder({ batch: 20, ackWaitMs: 2_000 }));
    await announce(messaging, versions(1, 100));
    await eventually('some are handled', () => expect(seen.length).toBeGreaterThan(0));
    await nats.kill('SIGKILL');
    await eventually('publishing fails', async () => {
      await expect(announce(messaging, [101])).rejects.toThrow();
    });
    await nats.start();
    await eventually('publishing again', () => announce(messaging, versions(102, 200)));
    const expected = [...versions(1, 100), ...versions(102, 200)];
    await eventually('all are handled', () => expect(new Set(seen)).toEqual(new Set([...expected, ...seen])));
    expect(expected.filter((version) => !seen.includes(version))).toEqual([]);
    await settled();
  });

  it('F4 loses its disk, streams and durables are recreated and the gap is reported', async () => {
    const gaps: Gap[] = [];
    const onGap = (gap: Gap) => Promise.resolve(void gaps.push(gap));
    messaging.consumers.run(recorder({ onGap }));
    await announce(messaging, [1]);
    await eventually('the first event', () => expect(seen).toEqual([1]));
    await nats.kill('SIGKILL');
    await rm(dir, { recursive: true, force: true });
    await nats.start();
    await eventually('publishing makes the stream again', () => announce(messaging, [2]));
    await eventually('the event after the loss', () => expect(new Set(seen)).toEqual(new Set([1, 2])));
    expect(gaps.map(({ reason }) => reason)).toEqual(['new-durable', 'new-stream']);
    expect(gaps[1]).toMatchObject({ durable: 'test-counts', stream: 'DIRECTORY' });
  });

  it('has let events expire before they were consumed, the gap is reported before the next event is handled', async () => {
    const first = messaging.consumers.run(recorder());
    await announce(messaging, [1]);
    await settled();
    await first.stop();
    await announce(messaging, [2, 3, 4]);
    const { streams } = await messaging.jetstream.manager();
    await streams.update('DIRECTORY', { max_age: 100e6, duplicate_window: 100e6 });
    await eventually('all have expired', async () => {
      expect((await streams.info('DIRECTORY')).state.messages).toBe(0);
    });
    await messaging.jetstream.ensureStreams();

    const told: string[] = [];
    let refusals = 2;
    const onGap = ({ reason }: Gap) => {
      told.push(`${reason} after ${seen.join()}`);
      return refusals-- > 0 ? Promise.reject(new Error('the owner is away')) : Promise.resolve();
    };
    const second = messaging.consumers.run(recorder({ onGap }));
    // Once after it was handled, or more often if the connection to NATS fails before the durable is updated.
    await eventually('the gap is taken care of', () => expect(told.length).toBeGreaterThanOrEqual(3));
    await settled();
    await second.stop();
    expect(new Set(told)).toEqual(new Set(['events-expired after 1']));
    const before = told.length;

    const third = messaging.consumers.run(recorder({ onGap }));
    await announce(messaging, [5]);
    await eventually('the next event', () => expect(seen).toEqual([1, 5]));
    expect(told).toHaveLength(before);
    await third.stop();
  });
});
