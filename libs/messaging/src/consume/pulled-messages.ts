import { EventEmitter, once } from 'node:events';
import { setImmediate as tick, setTimeout as delay } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import type { OpenDurable } from './durable.js';

const PULL_EXPIRES_MS = 5_000;
const LAST_MESSAGES_WITHIN_MS = 1_000;

/** The client has `sub` on a pull, but the return type of `fetch` does not declare it. */
type Pull = ConsumerMessages & { sub: Subscription };

/**
 * Messages of a durable, pulled one batch ahead. Every unsettled message is reported as in progress, so that the server does not deliver it
 * to another replica while it waits here.
 */
export class PulledMessages {
  private readonly waiting: JsMsg[] = [];
  private readonly unsettled = new Set<JsMsg>();
  private readonly changes = new EventEmitter();
  private readonly pulling: Promise<void>;
  private readonly inProgress: NodeJS.Timeout;
  private readonly consumer: Consumer;
  private pull: Pull | undefined;
  private stopped = false;
  private ended = false;

  constructor(
    { consumer, ackWaitMs }: OpenDurable,
    private readonly batch: number,
    private readonly gatherMs: number,
  ) {
    this.consumer = consumer;
    this.inProgress = setInterval(() => this.reportProgress(), ackWaitMs / 3).unref();
    this.pulling = this.keepPulling();
    this.pulling.catch(() => undefined);
  }

  /** The next messages, at least one; empty if pulling has stopped. Rejects if the durable or its stream was deleted. */
  async take(): Promise<JsMsg[]> {
    while (this.waiting.length === 0 && !this.ended && !this.stopped) await once(this.changes, 'change');
    if (this.waiting.length === 0 && this.ended) await this.pulling;
    await (this.gatherMs > 0 ? this.gather() : tick());
    if (this.stopped) return [];
    const taken = this.waiting.splice(0);
    this.changes.emit('change');
    return taken;
  }

  /** Waits until a batch is full, at most `gatherMs`. */
  private async gather(): Promise<void> {
    if (this.waiting.length >= this.batch || this.ended || this.stopped) return;
    const signal = AbortSignal.timeout(this.gatherMs);
    await once(this.changes, 'gathered', { signal }).catch(() => undefined);
  }

  /** Settles a message with `how`; no more progress is reported for it. */
  settle(message: JsMsg, how: (message: JsMsg) => void): void {
    this.unsettled.delete(message);
    how(message);
  }

  /** Stops pulling, and gives back the messages that take() has not returned. */
  async stopPulling(): Promise<void> {
    if (!this.stopped) {
      this.stopped = true;
      this.changes.emit('change');
      this.changes.emit('gathered');
      await this.letThePullEnd();
    }
    await this.pulling.catch(() => undefined);
    this.giveBack(this.waiting.splice(0));
  }

  /** Stops pulling, and gives back all unsettled messages. */
  async stop(): Promise<void> {
    await this.stopPulling();
    clearInterval(this.inProgress);
    this.giveBack([...this.unsettled]);
  }

  private async keepPulling(): Promise<void> {
    try {
      while (!this.stopped) {
        this.pull = (await this.consumer.fetch({ max_messages: this.batch, expires: PULL_EXPIRES_MS })) as Pull;
        if (this.stopped) void this.letThePullEnd();
        for await (const message of this.pull) {
          this.unsettled.add(message);
          this.waiting.push(message);
          this.changes.emit('change');
          if (this.waiting.length >= this.batch) this.changes.emit('gathered');
        }
        while (this.waiting.length > 0 && !this.stopped) await once(this.changes, 'change');
      }
    } finally {
      this.ended = true;
      this.changes.emit('change');
      this.changes.emit('gathered');
    }
  }

  // Messages that NATS sent before it learned of the end of the pull are still on their way. If they were dropped, they would stay
  // unsettled until ack_wait has passed, so the subscription is drained. The timeout is for a server that is unreachable and cannot
  // confirm.
  private async letThePullEnd(): Promise<void> {
    const { pull } = this;
    if (!pull) return;
    const drained = pull.sub.drain().catch(() => undefined);
    await Promise.race([drained, delay(LAST_MESSAGES_WITHIN_MS, undefined, { ref: false })]);
    pull.stop();
  }

  private giveBack(messages: JsMsg[]): void {
    for (const message of messages) ignoreClosed(() => this.settle(message, () => message.nak()));
  }

  private reportProgress(): void {
    for (const message of this.unsettled) ignoreClosed(() => message.working());
  }
}

// If the connection is closed the server delivers the message again by itself.
function ignoreClosed(send: () => void): void {
  try {
    send();
  } catch {
    return;
  }
}
