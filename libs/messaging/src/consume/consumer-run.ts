import { Logger } from '@nestjs/common';
import type { JsMsg } from '@nats-io/jetstream';
import { inSpan, isMongoOutage, markFailed, SpanKind } from '@tedarik/service-kit';
import { RequestFailed } from '../requests/request-failed.js';
import { Backoff, backoffMs } from '../backoff.js';
import type { NatsLink } from '../connection/nats-link.js';
import { isNatsOutage } from '../connection/outage.js';
import type { JetStream } from '../streams/jetstream.js';
import { attempt, type Attempted } from './attempt.js';
import { type ConsumerDefinition, MESSAGES_AT_ONCE } from './define-consumer.js';
import { openDurable } from './durable.js';
import { Failures } from './failures.js';
import { type Delivery, type FailedEvent, InFlightMessage } from './in-flight-message.js';
import type { DeadLetters } from './dead-letters.js';
import { PulledMessages } from './pulled-messages.js';

const TRIES_BEFORE_DEAD_LETTER = 5;

/** Consumes one durable in this process, until stop() is called. */
export class ConsumerRun {
  private readonly log: Logger;
  private readonly stopping = new AbortController();
  private readonly attempted: Attempted;
  private readonly finished: Promise<void>;
  private streamMade: string | undefined;
  private pulled: PulledMessages | undefined;
  private readonly failures = new Failures();

  constructor(
    private readonly definition: ConsumerDefinition,
    private readonly link: NatsLink,
    private readonly jetstream: JetStream,
    private readonly deadLetters: DeadLetters,
    /** Called for every handled event, with the seconds since its change. */
    private readonly handled: (seconds: number) => void,
  ) {
    this.log = new Logger(`Consumer ${definition.durable}`);
    this.attempted = {
      handle: (events) => {
        const span = { kind: SpanKind.CONSUMER, continues: events.map(({ trace }) => trace) };
        return inSpan(definition.durable, span, async () => {
          const handled = await definition.handle(events);
          if (handled?.failed[0]) markFailed(handled.failed[0].error);
          return handled;
        });
      },
      isOutage: (error) => definition.isOutage?.(error) ?? isOutageByDefault(error),
    };
    this.finished = this.run();
  }

  get durable(): string {
    return this.definition.durable;
  }

  /** Stops after the current batch; a batch that waits for the end of an outage is given back. */
  async stop(): Promise<void> {
    this.stopping.abort();
    void this.pulled?.stopPulling();
    await this.finished;
  }

  /** Number of messages in the stream that were not yet delivered to any replica. */
  async lag(): Promise<number> {
    const manager = await this.jetstream.manager();
    return (await manager.consumers.info(this.definition.stream, this.definition.durable)).num_pending;
  }

  private async run(): Promise<void> {
    const backoff = new Backoff();
    while (!this.stopping.signal.aborted) {
      try {
        await this.consume(() => backoff.reset());
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        this.log.warn(`Consuming failed, will be retried: ${(error as Error).message}`);
        await backoff.wait(this.stopping.signal).catch(() => undefined);
      }
    }
  }

  private async consume(progressed: () => void): Promise<void> {
    await this.link.whenUp(this.stopping.signal);
    const durable = await openDurable(this.jetstream, this.definition, this.streamMade);
    this.streamMade = durable.streamMade;
    this.stopping.signal.throwIfAborted();
    const { batch = MESSAGES_AT_ONCE.live, gatherMs = 0 } = this.definition;
    const pulled = (this.pulled = new PulledMessages(durable, batch, gatherMs));
    // After a reconnection NATS may have fewer messages, or be another server, so the durable is checked again.
    const forget = this.link.onReconnect(() => void pulled.stopPulling());
    try {
      for (;;) {
        const messages = await pulled.take();
        if (messages.length === 0) return;
        await this.deliver(messages);
        progressed();
      }
    } finally {
      forget();
      await pulled.stop();
    }
  }

  private async deliver(messages: JsMsg[]): Promise<void> {
    const inHand = messages.map((message) => new InFlightMessage(message));
    // Messages that are already decided could not be parsed.
    for (const each of inHand) if (each.isDecided) await this.settle(each);
    await this.handle(inHand.flatMap(({ deliveries }) => deliveries));
  }

  private async handle(deliveries: Delivery[]): Promise<void> {
    const backoff = new Backoff();
    let pending = deliveries;
    while (pending.length > 0) {
      const { done, failed, waiting, outage } = await attempt(this.attempted, pending);
      // An ack sent while NATS is unreachable would be lost, and the event delivered again.
      await this.link.whenUp(this.stopping.signal).catch(() => undefined);
      for (const { of, event } of done) {
        of.done();
        this.handled(Math.max(0, Date.now() - Date.parse(event.at)) / 1_000);
      }
      for (const { delivery, error } of failed) delivery.of.fail(delivery, error);
      const touched = new Set([...done, ...failed.map(({ delivery }) => delivery)].map(({ of }) => of));
      for (const each of touched) if (each.isDecided) await this.settle(each);
      if (waiting.length > 0) {
        this.log.warn(
          `${waiting.length} events are pending until an unavailable part is back: ${(outage as Error).message}`,
        );
        await backoff.wait(this.stopping.signal);
      }
      pending = waiting;
    }
  }

  /**
   * If some events of a message fail, the whole message is delivered again. After the last attempt only the failed events are
   * dead-lettered.
   */
  private async settle({ message, failed }: InFlightMessage): Promise<void> {
    const [first] = failed;
    if (!first) {
      this.failures.forget(message);
      this.pulled?.settle(message, () => message.ack());
      return;
    }
    const tries = this.failures.count(message);
    const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
    const why = `(${reasonOf(first.error)}), try ${tries}: ${(first.error as Error).message}${others}`;
    const what = `${message.subject} #${message.seq} failed ${why}`;
    if (tries < TRIES_BEFORE_DEAD_LETTER) {
      this.log.warn(what);
      this.pulled?.settle(message, () => message.nak(backoffMs(tries, this.definition.retryMs)));
      return;
    }
    this.log.error(`${what}. Dead-lettered.`);
    for (const event of failed) await this.park(message, event);
    this.failures.forget(message);
    // Dead-lettered first and terminated afterwards: a crash between the two can cause a duplicate, but no loss.
    this.pulled?.settle(message, () => message.term());
  }

  private async park(message: JsMsg, event: FailedEvent): Promise<void> {
    const backoff = new Backoff();
    for (;;) {
      try {
        return await this.deadLetters.park(this.definition.durable, message, event, reasonOf(event.error));
      } catch (error) {
        if (!isNatsOutage(error)) throw error;
        await backoff.wait(this.stopping.signal);
      }
    }
  }
}

function isOutageByDefault(error: unknown): boolean {
  if (isNatsOutage(error) || isMongoOutage(error)) return true;
  return error instanceof RequestFailed && error.failure.kind === 'unavailable';
}

function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[a-z0-9-]{1,80}$/.test(code) ? code : 'handler-failed';
}
