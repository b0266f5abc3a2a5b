import type { EventEnvelope, Lane } from '@tedarik/events';
import type { Gap } from './gap.js';

/** How many messages a consumer processes at once, by lane. A message of the bulk lane may contain up to 64 events. */
export const MESSAGES_AT_ONCE: Record<Lane, number> = { live: 200, bulk: 12 };

export interface HandlerFailure {
  /** Index in the array that was passed to handle(). */
  index: number;
  error: unknown;
}

export type Handled = void | { failed: HandlerFailure[] };

export interface ConsumerDefinition {
  /** `<app>-<index or reaction>`, no dots. The replicas of a service share it, and each event reaches one of them. */
  durable: string;
  stream: string;
  /** One subject, wildcards allowed. */
  filter: string;
  /** Maximum number of messages at once. Default: MESSAGES_AT_ONCE of the live lane. */
  batch?: number;
  /** How long an event may wait for further ones, so that more are handled together, in milliseconds. Default 0. */
  gatherMs?: number;
  /**
   * How long a process that holds an event may be silent before the event is delivered to another replica, in milliseconds. Default 9 s.
   */
  ackWaitMs?: number;
  /** A failed event is retried after twice this time, then after four times this time, up to 5 s, in milliseconds. Default 250 ms. */
  retryMs?: number;
  /**
   * Receives parsed events; on both lanes `subject` is that of the definition. An event may come twice, late, or out of order. The events
   * are acknowledged when it resolves, so resolve only when the work is done. If it rejects, the events of the batch are tried one by one.
   */
  handle(events: EventEnvelope[]): Promise<Handled>;
  /** Whether an error is an outage: the batch then waits and the attempt does not count. Default: MongoDB, NATS or a requested service is down. */
  isOutage?(error: unknown): boolean;
  /**
   * Events may have been missed: request them again, or request a rebuild. Consuming starts when this has resolved, and a rejection is
   * retried, so only make sure that the repair will happen, and do not wait for its end. If there is no other source than the events,
   * `requestEventReplay` requests them from the outbox of their service.
   */
  onGap(gap: Gap): Promise<void>;
}

/** A durable consumer as data; Consumers.run() runs it. */
export function defineConsumer(definition: ConsumerDefinition): ConsumerDefinition {
  return definition;
}
