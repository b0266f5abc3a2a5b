import { Logger } from '@nestjs/common';
import { CountsRecounted } from '@tedarik/events';
import { eventually, startBackingService, type TestBackingService } from '@tedarik/testing';
import { isNatsOutage, MessageTooLarge, Messaging, STREAMS } from '../src/index.js';

const DAYS_7_NS = 7 * 24 * 3_600 * 1e9;

describe('the streams', () => {
  let nats: TestBackingService;
  let messaging: Messaging;
  const streams = async () => (await messaging.jetstream.manager()).streams;
  const publish = (payload: string, msgId: string) =>
    messaging.jetstream.publish(CountsRecounted.subject, payload, msgId);

  beforeAll(async () => {
    for (const level of ['log', 'warn'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined);
    }
    nats = await startBackingService('nats');
    messaging = await Messaging.connect({ name: 'streams-test', servers: nats.url });
  });
  afterAll(async () => {
    await messaging?.close();
    await nats?.stop();
  });

  it('F4 are created by the first client that publishes', async () => {
    expect(await publish('one', 'first')).toEqual({ seq: 1, duplicate: false });
    const names = [];
    for await (const { config } of (await streams()).list()) names.push(config.name);
    expect(names.sort()).toEqual(STREAMS.map(({ name }) => name).sort());
  });

  it('are stored in files for seven days, and detect duplicates for ten minutes', async () => {
    const { config } = await (await streams()).info('DIRECTORY-BULK');
    expect(config).toMatchObject({ storage: 'file', retention: 'limits', max_age: DAYS_7_NS, duplicate_window: 600e9 });
    expect((await (await streams()).info('PARKED')).config.max_age).toBe(0);
  });

  it('store a message id once', async () => {
    const { seq } = await publish('two', 'again');
    expect(await publish('two', 'again')).toEqual({ seq, duplicate: true });
  });

  it('are updated to their definition, and keep their messages and the settings of the operator', async () => {
    const before = await (await streams()).info('DIRECTORY');
    await (await streams()).update('DIRECTORY', { max_age: 3_600e9, max_bytes: 1_000_000 });
    await Promise.all([messaging.jetstream.ensureStreams(), messaging.jetstream.ensureStreams()]);
    const after = await (await streams()).info('DIRECTORY');
    expect(after.config).toMatchObject({ max_age: DAYS_7_NS, max_bytes: 1_000_000 });
    expect(after.state.messages).toBe(before.state.messages);
    expect(after.created).toBe(before.created);
  });

  it('F22 can be created again, empty', async () => {
    await publish('three', 'third');
    await messaging.jetstream.recreateStreams();
    expect((await (await streams()).info('DIRECTORY')).state.messages).toBe(0);
    expect(await publish('three', 'third')).toEqual({ seq: 1, duplicate: false });
  });

  it('F4 are recreated even if a subscriber to the subject hides that they are missing', async () => {
    const gateway = await Messaging.connect({ name: 'listening', servers: nats.url });
    gateway.notifications.onEvent(CountsRecounted, () => undefined);
    await gateway.check();
    await (await streams()).delete('DIRECTORY');
    const stored = await eventually('stored again', () => publish('four', 'fourth'));
    expect(stored).toEqual({ seq: 1, duplicate: false });
    await gateway.close();
  });

  it('refuse a message over 512 kB', async () => {
    await expect(publish('x'.repeat(512_001), 'large')).rejects.toThrow(MessageTooLarge);
    expect(await publish('x'.repeat(512_000), 'largest')).toMatchObject({ duplicate: false });
  });

  it('F3 publishing fails at once as an outage while NATS is down, and works again afterwards', async () => {
    const { seq } = await publish('before', 'before');
    await nats.kill('SIGKILL');
    await eventually('the loss is noticed', () => expect(messaging.check()).rejects.toThrow());
    const error: unknown = await publish('lost', 'lost').catch((thrown: unknown) => thrown);
    expect(isNatsOutage(error)).toBe(true);
    await nats.start();
    const stored = await eventually('stored again', () => publish('after', 'after'));
    expect(stored.seq).toBeGreaterThan(seq);
    expect(await publish('before', 'before')).toEqual({ seq, duplicate: true });
  });
});
