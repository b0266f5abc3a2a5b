import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { eventually, startBackingService, type TestBackingService } from '@tedarik/testing';
import type { RunningService } from '@tedarik/service-kit';
import { RequestClient, Consumers, defineConsumer, JetStream, Messaging, Notifications } from '../src/index.js';
import { startedService } from '../src/testing.js';
import { announce } from './events.js';

let handled = 0;
let hold = false;
let finish = () => {};

@Injectable()
class CountsReaction implements OnApplicationBootstrap {
  constructor(
    readonly requests: RequestClient,
    readonly jetstream: JetStream,
    readonly notifications: Notifications,
    private readonly consumers: Consumers,
  ) {}

  onApplicationBootstrap(): void {
    const consumer = defineConsumer({
      durable: 'module-test-counts',
      stream: 'DIRECTORY',
      filter: 'events.directory.counts.>',
      batch: 10,
      onGap: () => Promise.resolve(),
      handle: async (events) => {
        if (hold) await new Promise<void>((resolve) => (finish = resolve));
        handled += events.length;
      },
    });
    this.consumers.run(consumer);
  }
}

describe('a service with messaging', () => {
  let nats: TestBackingService;
  let service: RunningService | undefined;
  const readiness = async () => {
    const response = await fetch(`${service?.url}/readyz`);
    return { status: response.status, body: await response.text() };
  };
  const lag = async () => {
    const metrics = await (await fetch(`${service?.url}/metrics`)).text();
    return Number(/^consumer_lag_events\{durable="module-test-counts"\} (\d+)$/m.exec(metrics)?.[1]);
  };

  beforeAll(async () => {
    nats = await startBackingService('nats');
  });
  afterAll(async () => {
    finish();
    await service?.stop();
    await nats?.stop();
  });

  it('F24 starts without NATS as live but not ready, and is ready once NATS is up', async () => {
    await nats.kill('SIGKILL');
    service = await startedService({ name: 'module-test', servers: nats.url }, [], [CountsReaction]);
    expect((await fetch(`${service.url}/livez`)).status).toBe(200);
    const { status, body } = await readiness();
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ failing: { nats: expect.any(String), requests: expect.any(String) } });
    await nats.start();
    await eventually('ready', async () => expect(await readiness()).toMatchObject({ status: 200 }));
  });

  it('is not ready while NATS is down', async () => {
    await nats.kill('SIGKILL');
    await eventually('not ready', async () => expect((await readiness()).body).toContain('"nats"'));
    await nats.start();
    await eventually('ready again', async () => expect(await readiness()).toMatchObject({ status: 200 }));
  });

  it('reports the lag of its consumers as a metric', async () => {
    const messaging = await Messaging.connect({ name: 'module-test-announcer', servers: nats.url });
    await announce(messaging, [1]);
    await eventually('the first is handled', () => expect(handled).toBe(1));
    await eventually('no lag', async () => expect(await lag()).toBe(0));
    hold = true;
    await announce(
      messaging,
      Array.from({ length: 100 }, (_, at) => at + 2),
    );
    await eventually('lag', async () => expect(await lag()).toBeGreaterThan(50));
    hold = false;
    finish();
    await eventually('caught up', async () => expect(await lag()).toBe(0));
    await eventually('all handled', () => expect(handled).toBe(101));
    await messaging.close();
  });

  it('F11 finishes the current batch when it is stopped', async () => {
    const messaging = await Messaging.connect({ name: 'module-test-announcer', servers: nats.url });
    hold = true;
    let begun = false;
    const before = finish;
    await announce(messaging, [200]);
    await eventually('the batch is in hand', () => {
      begun = finish !== before;
      expect(begun).toBe(true);
    });
    const stopped = service?.stop();
    finish();
    await stopped;
    service = undefined;
    expect(handled).toBe(102);
    const { consumers } = await messaging.jetstream.manager();
    expect(await consumers.info('DIRECTORY', 'module-test-counts')).toMatchObject({
      num_ack_pending: 0,
      num_pending: 0,
    });
    await messaging.close();
  });
});
