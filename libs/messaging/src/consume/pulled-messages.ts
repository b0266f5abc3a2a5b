import { EventEmitter, once } from 'node:events';
import { setImmediate as tick } from 'node:timers/promises';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import type { OpenDurable } from './durable.js';

const PULL_EXPIRES_MS = 10_000;
const LAST_MESSAGES_WITHIN_MS = 1_000;

/**
 * Messages of a durable, pulled one batch ahead. Every message that was pulled and not settled is reported as being in
 * progress, so that the server does not give it to another copy while it waits here.
 */
export class PulledMessages {
  private readonly waiting: JsMsg[] = [];
  private readonly unsettled = new Set<JsMsg>();
  private readonly pumping: Promise<void>;
  private readonly inProgress: NodeJS.Timeout;
  private readonly changes = new EventEmitter();
  private stopped = false;
  private ended = false;

  private constructor(
    private readonly messages: ConsumerMessages,
    private readonly batch: number,
    ackWaitMs: number,
  ) {
    this.inProgress = setInterval(() => this.reportProgress(), ackWaitMs / 3).unref();
    this.pumping = this.pump();
    this.pumping.catch(() => undefined);
  }

  static async open({ consumer, ackWaitMs }: OpenDurable, batch: number): Promise<PulledMessages> {
    const options = { max_messages: batch, expires: PULL_EXPIRES_MS, abort_on_missing_resource: true };
    return new PulledMessages(await consumer.consume(options), batch, ackWaitMs);
  }

  /** The next messages, at least one; none when pulling has stopped. Rejects when the durable or its stream has gone. */
  async take(): Promise<JsMsg[]> {
    while (this.waiting.length === 0 && !this.ended && !this.stopped) await once(this.changes, 'change');
    if (this.waiting.length === 0 && this.ended) await this.pumping;
    await tick();
    if (this.stopped) return [];
    const taken = this.waiting.splice(0, this.batch);
    this.changes.emit('change');
    return taken;
  }

  /** Settles a message: whatever is sent about it now is the last word. */
  settle(message: JsMsg, how: (message: JsMsg) => void): void {
    this.unsettled.delete(message);
    how(message);
  }

  /** Pulls no more, and gives back what nobody has taken. */
  stopPulling(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.changes.emit('change');
    this.drain();
    // Not before all has arrived: NATS would send what is given back this way again, after the ears are closed.
    this.pumping.finally(() => this.giveBack(this.waiting.splice(0))).catch(() => undefined);
  }

  /** The end: what is still unsettled is given back too. */
  async stop(): Promise<void> {
    this.stopPulling();
    await this.pumping.catch(() => undefined);
    clearInterval(this.inProgress);
    this.giveBack([...this.unsettled]);
  }

  // The client can only stop at once, which leaves what is already on its way unsettled until ack_wait has passed.
  private drain(): void {
    const { sub } = this.messages as unknown as { sub?: Subscription };
    sub?.drain().catch(() => this.messages.stop());
    setTimeout(() => this.messages.stop(), LAST_MESSAGES_WITHIN_MS).unref();
  }

  private async pump(): Promise<void> {
    try {
      for await (const message of this.messages) {
        this.unsettled.add(message);
        this.waiting.push(message);
        this.changes.emit('change');
        while (this.waiting.length >= this.batch && !this.stopped) await once(this.changes, 'change');
      }
    } finally {
      this.ended = true;
      this.changes.emit('change');
    }
  }

  private giveBack(messages: JsMsg[]): void {
    for (const message of messages) ignoreClosed(() => this.settle(message, () => message.nak()));
  }

  private reportProgress(): void {
    for (const message of this.unsettled) ignoreClosed(() => message.working());
  }
}

// A closed connection means that the server will give the message again by itself.
function ignoreClosed(send: () => void): void {
  try {
    send();
  } catch {
    return;
  }
}
