import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Messaging } from '../messaging.js';

const LOOK_EVERY_MS = 5_000;

/**
 * The one process that may make streams where NATS knows users: makes what is missing, looks again every five seconds, for
 * a lost disk takes them along, and ends on SIGTERM. Reads NATS_URL, NATS_USER and NATS_PASSWORD.
 */
async function keepStreams(): Promise<void> {
  const log = new Logger('Streams');
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const messaging = await Messaging.connect({ name: 'streams', servers: process.env['NATS_URL'] ?? '' });
  while (!stopping.signal.aborted) {
    await messaging.jetstream.ensureStreams().catch((error: Error) => log.warn(`Streams: ${error.message}`));
    await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await messaging.close();
}

void keepStreams();
