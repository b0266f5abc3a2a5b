import { Logger } from '@nestjs/common';
import { eventually, startPart } from '@tedarik/testing';
import { defineConsumer, Messaging } from '../src/index.js';
import { announce, versions } from './events.js';
it('measures', async () => {
  const t00 = Date.now();
  for (const level of ['log', 'warn', 'error'] as const)
    jest
      .spyOn(Logger.prototype, level)
      .mockImplementation((...a: unknown[]) => void process.stderr.write(`${Date.now() - t00} ${String(a[0])}\n`));
  const nats = await startPart('nats');
  const m = await Messaging.connect({ name: 'm', servers: nats.url });
  await m.jetstream.ensureStreams();
  let n = 0;
  try {
    const run = m.consumers.run(
      defineConsumer({
        durable: 'd',
        stream: 'DIRECTORY',
        filter: 'events.directory.>',
        handle: (e) => {
          n += e.length;
          return Promise.resolve();
        },
      }),
    );
    const out: number[] = [];
    for (let i = 0; i < 8; i++) {
      await nats.kill('SIGKILL');
      await eventually('down', () => expect(m.check()).rejects.toThrow());
      await nats.start();
      await eventually('up', () => m.check());
      const t = performance.now();
      const before = n;
      await eventually('pub', () => announce(m, [i + 1]));
      await eventually('got', () => expect(n).toBeGreaterThan(before), { timeoutMs: 12_000 });
      out.push(Math.round(performance.now() - t));
    }
    const t = performance.now();
    const base = n;
    for (let i = 0; i < 100; i++) await announce(m, versions(1, 100));
    const published = performance.now() - t;
    await eventually('all', () => expect(n).toBe(base + 10_000));
    process.stderr.write(
      `after-restart ms: ${out.join()}; publish 10k ${Math.round(published)} ms, all handled ${Math.round(performance.now() - t)} ms\n`,
    );
    await run.stop();
  } finally {
    await m.close();
    await nats.stop();
  }
}, 300_000);
