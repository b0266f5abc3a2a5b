import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { Backoff } from '../backoff.js';
import { natsOptions, type MessagingOptions } from './nats-options.js';
import { connectToNats } from './nats-transport.js';

const log = new Logger('Nats');

/** Retries the connection to NATS until it succeeds, and logs each failure. Rejects only when the signal is aborted. */
export async function connectWithRetry(options: MessagingOptions, signal: AbortSignal): Promise<NatsConnection> {
  const backoff = new Backoff();
  const clientOptions = natsOptions(options);
  for (;;) {
    signal.throwIfAborted();
    try {
      const connection = await connectToNats(clientOptions);
      if (!signal.aborted) return connection;
      await connection.close();
    } catch (error) {
      log.warn(`Waiting for NATS at ${clientOptions.servers.join()}: ${(error as Error).message}`);
      await backoff.wait(signal);
    }
  }
}
