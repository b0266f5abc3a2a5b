import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { loadConfig, serviceConfig } from '@tedarik/service-kit';
import { NatsLink } from '../connection/nats-link.js';
import { JetStream } from './jetstream.js';

const LOOK_EVERY_MS = 5_000;

/**
 * If NATS has users, this process is the only one that may create streams. It creates the missing ones and checks again every five seconds,
 * because they are also lost with a lost disk. Ends on SIGTERM. Reads the settings of NATS.
 */
async function keepStreams(): Promise<void> {
  const log = new Logger('Streams');
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const { NATS_URL } = loadConfig(serviceConfig.pick({ NATS_URL: true }));
  const link = new NatsLink({ name: 'streams', servers: NATS_URL });
  const jetstream = new JetStream(link);
  await link.established();
  while (!stopping.signal.aborted) {
    await jetstream
      .ensureStreams()
      .catch((error: Error) => log.warn(`The streams could not be checked or created: ${error.message}`));
    await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  await link.close();
}

void keepStreams();
