import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line } from './text.js';

/** Most parked messages of a durable that are named; `count` counts them all. */
export const MOST_PARKED_NAMED = 20;

/** Events that a durable failed on five times, and that wait for somebody to decide. */
export const ParkedEvents = z.object({
  durable: line,
  count: z.int().nonnegative(),
  /** The oldest of them; `reason` is the code of the last failure. */
  entries: z.array(z.object({ subject: line, reason: line, at: z.iso.datetime() })).max(MOST_PARKED_NAMED),
});
export type ParkedEvents = z.infer<typeof ParkedEvents>;

const ofDurable = z.strictObject({ durable: z.string().min(1).max(80) });
const counted = z.object({ count: z.int().nonnegative() });
const DEADLINE_MS = 20_000;

const asksOf = (service: string) => ({
  /** Of each durable of the service that parked something. */
  list: defineQuery(`ask.${service}.list-parked.v1`, {
    request: z.strictObject({}),
    reply: z.object({ parked: z.array(ParkedEvents) }),
    rows: 'parked',
  }),
  /**
   * Announces the parked events of a durable again, as far as 15 s reach (the rest stays parked); those that fail again
   * are parked again. Fails with `durable-not-found` for one that is not the service's.
   */
  redrive: defineCommand(`ask.${service}.redrive-parked.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
  /** Throws the parked events of a durable away; fails as above. */
  discard: defineCommand(`ask.${service}.discard-parked.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
});

/** Of each service that reacts to events: what it gave up, answered by ParkedModule of `@tedarik/messaging`. */
export const PARKED_ASKS = {
  directory: asksOf('directory'),
  identity: asksOf('identity'),
  imports: asksOf('imports'),
  indexer: asksOf('indexer'),
  reviews: asksOf('reviews'),
} as const;

/** A service that reacts to events. */
export type ParkingService = keyof typeof PARKED_ASKS;
