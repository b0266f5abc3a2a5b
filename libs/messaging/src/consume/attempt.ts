import type { EventEnvelope } from '@tedarik/events';
import type { Handled } from './define-consumer.js';
import type { Delivery } from './in-flight-message.js';

/** The part of a consumer's definition that an attempt needs. */
export interface Attempted {
  handle: (events: EventEnvelope[]) => Promise<Handled>;
  isOutage: (error: unknown) => boolean;
}

/** The result of one attempt. */
export interface AttemptOutcome {
  done: Delivery[];
  failed: { delivery: Delivery; error: unknown }[];
  /** A backing service is down: these events are retried, and the attempt is not counted. */
  waiting: Delivery[];
  outage?: unknown;
}

/** Passes the events to the handler once. If the handler rejects the whole batch, tries each event alone to find the one that fails. */
export async function attempt(consumer: Attempted, deliveries: Delivery[]): Promise<AttemptOutcome> {
  const { handle, isOutage } = consumer;
  const outcome: AttemptOutcome = { done: [], failed: [], waiting: [] };
  try {
    const failed = (await handle(deliveries.map(({ event }) => event)))?.failed ?? [];
    const errors = new Map(failed.map(({ index, error }) => [index, error]));
    deliveries.forEach((delivery, index) => {
      if (!errors.has(index)) outcome.done.push(delivery);
      else sortIn(outcome, delivery, errors.get(index), isOutage);
    });
    return outcome;
  } catch (error) {
    if (isOutage(error)) return { ...outcome, waiting: deliveries, outage: error };
    const [first, ...others] = deliveries;
    if (first && others.length === 0) return { ...outcome, failed: [{ delivery: first, error }] };
    return oneByOne(consumer, deliveries);
  }
}

function sortIn(
  outcome: AttemptOutcome,
  delivery: Delivery,
  error: unknown,
  isOutage: (error: unknown) => boolean,
): void {
  if (!isOutage(error)) {
    outcome.failed.push({ delivery, error });
    return;
  }
  outcome.waiting.push(delivery);
  outcome.outage = error;
}

async function oneByOne(consumer: Attempted, deliveries: Delivery[]): Promise<AttemptOutcome> {
  const outcome: AttemptOutcome = { done: [], failed: [], waiting: [] };
  for (const [at, delivery] of deliveries.entries()) {
    const { done, failed, waiting, outage } = await attempt(consumer, [delivery]);
    outcome.done.push(...done);
    outcome.failed.push(...failed);
    if (waiting.length > 0) return { ...outcome, waiting: deliveries.slice(at), outage };
  }
  return outcome;
}
