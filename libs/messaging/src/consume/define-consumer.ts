import type { EventEnvelope, Lane } from '@tedarik/events';
import type { Gap } from './gap.js';

/** How many messages a consumer takes at once, by lane. A message of the bulk lane may hold up to 64 events. */
export const MESSAGES_AT_ONCE: Record<Lane, number> = { live: 200, bulk: 12 };

export interface HandlerFailure {
  /** Index in the array that handle() got. */
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
  /** Messages at once, at most. Default: MESSAGES_AT_ONCE of the live lane. */
  batch?: number;
  /** How long an event may wait for others so that more are handled at once. Default 0. */
  gatherMs?: number;
  /** How long the process that has an event may be silent before the event goes to another replica. Default 9 s. */
  ackWaitMs?: number;
  /** A failed event is tried again after twice this time, then after four times this time, up to 5 s. Default 250 ms. */
  retryMs?: number;
  /**
   * Gets parsed events; on both lanes `subject` is that of the definition. An event may come twice, late, or out of order.
   * Resolve when the work is done: the events are acknowledged only then. If it rejects, the events of the batch are tried
   * one by one.
   */
  handle(events: EventEnvelope[]): Promise<Handled>;
  /** True when a backing service is away: the batch then waits and no try is counted. Default: MongoDB, NATS or a requested service is away. */
  isOutage?(error: unknown): boolean;
  /**
   * Events may have been missed: request them again, or request a rebuild. Consuming starts when this has resolved, and a
   * rejection is retried, so only make sure that the repair will happen, do not wait for its end. If there is no other
   * source than the events, `announceAgain` requests them from the outbox of their service.
   */
  onGap(gap: Gap): Promise<void>;
}

/** A durable consumer as data; Consumers.run() runs it. */
export function defineConsumer(definition: ConsumerDefinition): ConsumerDefinition {
  return definition;
}
