import { Logger } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectWithRetry } from './connect-with-retry.js';
import type { MessagingOptions } from './nats-options.js';
import { NatsUnavailable } from './outage.js';

/** The single NATS connection of a process. It connects in the background and reconnects by itself. */
export class NatsLink {
  private readonly log = new Logger('Nats');
  private readonly closing = new AbortController();
  private readonly first: Promise<NatsConnection>;
  private readonly waiting = new Set<() => void>();
  private readonly reconnected = new Set<() => void>();
  private readonly lost = new Set<() => void>();
  private current: NatsConnection | undefined;
  private isUp = false;

  constructor(readonly options: MessagingOptions) {
    this.first = connectWithRetry(options, this.closing.signal);
    this.first.then(
      (connection) => this.follow(connection),
      () => undefined,
    );
  }

  /** Resolves with the first connection; it may be down at the moment. */
  established(): Promise<NatsConnection> {
    return this.first;
  }

  /** The current connection. Throws NatsUnavailable while it is down, because anything sent then would be silently lost. */
  connection(): NatsConnection {
    if (!this.current || !this.isUp) throw new NatsUnavailable();
    return this.current;
  }

  /** Resolves when the connection is up. Rejects when the link is closed or the signal aborts before that. */
  async whenUp(signal?: AbortSignal): Promise<NatsConnection> {
    while (!this.current || !this.isUp) {
      signal?.throwIfAborted();
      this.closing.signal.throwIfAborted();
      await this.nextChange(signal);
    }
    return this.current;
  }

  /** Resolves with the reply, or rejects with NatsUnavailable as soon as the connection is lost, because then no reply can arrive. */
  async unlessLost<Answer>(answer: Promise<Answer>): Promise<Answer> {
    answer.catch(() => undefined);
    let stopWaiting = () => {};
    const lost = new Promise<never>((_, reject) => {
      const listener = () => reject(new NatsUnavailable());
      this.lost.add(listener);
      stopWaiting = () => this.lost.delete(listener);
    });
    return Promise.race([answer, lost]).finally(stopWaiting);
  }

  /** `handler` is called after each reconnection, not after the first connection. */
  onReconnect(handler: () => void): () => void {
    this.reconnected.add(handler);
    return () => this.reconnected.delete(handler);
  }

  /** A round trip to the server. */
  async check(): Promise<void> {
    await this.connection().flush();
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.isUp = false;
    this.wake();
    const connection = this.current;
    if (!connection || connection.isClosed()) return;
    await connection.flush().catch(() => undefined);
    await connection.close();
  }

  private follow(connection: NatsConnection): void {
    if (this.closing.signal.aborted) {
      void connection.close();
      return;
    }
    this.current = connection;
    this.isUp = true;
    this.log.log(`Connected to NATS at ${connection.getServer()}`);
    void this.watch(connection);
    this.wake();
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        this.isUp = false;
        this.log.warn(`Lost NATS at ${status.server}`);
        for (const listener of [...this.lost]) listener();
      } else if (status.type === 'reconnect') {
        this.isUp = true;
        this.log.log(`NATS is back at ${status.server}`);
        this.wake();
        for (const handler of this.reconnected) handler();
      } else if (status.type === 'error') {
        this.log.error(`NATS refused: ${status.error.message}`);
      }
    }
    this.isUp = false;
  }

  private nextChange(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.waiting.delete(done);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      this.waiting.add(done);
      signal?.addEventListener('abort', done);
    });
  }

  private wake(): void {
    for (const done of [...this.waiting]) done();
  }
}
