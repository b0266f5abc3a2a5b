import type { EventEnvelope, Lane } from '@tedarik/events';
import type { Gap } from './gap.js';

/** How many messages a consumer takes at once, by lane: each of the bulk lane's may be a batch of up to 64 events. */
export const MESSAGES_AT_ONCE: Record<Lane, number> = { live: 200, bulk: 12 };

export interface HandlerFailure {
  /** Place in the array that handle() got. */
  index: number;
  error: unknown;
}

export type Handled = void | { failed: HandlerFailure[] };

export interface ConsumerDefinition {
  /** `<app>-<index or reaction>`, no dots. Copies of a service share it and each event reaches one of them. */
  durable: string;
  stream: string;
  /** One subject, wildcards allowed. */
  filter: string;
  /** At most so many messages at once; default MESSAGES_AT_ONCE of the live lane. */
  batch?: number;
  /** How long an event may be kept waiting for others, so that more are handled at once; default 0: not at all. */
  gatherMs?: number;
  /** After so long without a sign from the process that holds it, an event goes to another copy; default 30 s. */
  ackWaitMs?: number;
  /** A failed event is tried again after twice as long, then after four times, up to 5 s; default 250 ms. */
  retryMs?: number;
  /**
   * Gets events whose envelope and data are parsed, `subject` being that of the definition on both lanes; data of an
   * event may come twice, late, or out of order. Resolve when the work is done: only then they are acknowledged.
   * Rejecting fails the batch, which is then tried event by event.
   */
  handle(events: EventEnvelope[]): Promise<Handled>;
  /** True when the error comes from a part that is away: the batch waits and nothing is counted. Default: NATS or a requested service is away. */
  isOutage?(error: unknown): boolean;
  /**
   * Events may have been missed: request them again, or for a rebuild. Consuming begins (again) when this has resolved,
   * and a rejection is tried again, so make sure that the repair will happen rather than wait for its end. Where the
   * events themselves are the only account of what happened, `announceAgain` requests their service's outbox for them.
   */
  onGap(gap: Gap): Promise<void>;
}

/** A durable consumer as data; Consumers.run() runs it. */
export function defineConsumer(definition: ConsumerDefinition): ConsumerDefinition {
  return definition;
}
