import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line } from './text.js';

/** How many dead letters of a durable are listed at most; `count` counts all. */
export const MOST_DEAD_LETTERS_NAMED = 20;

/** Events that a durable consumer failed to process five times. They are stored until an administrator redrives or discards them. */
export const DeadLetterEvents = z.object({
  durable: line,
  count: z.int().nonnegative(),
  /** The oldest dead letters; `reason` is the code of the last failure. */
  entries: z.array(z.object({ subject: line, reason: line, at: z.iso.datetime() })).max(MOST_DEAD_LETTERS_NAMED),
});
export type DeadLetterEvents = z.infer<typeof DeadLetterEvents>;

const ofDurable = z.strictObject({ durable: z.string().min(1).max(80) });
const counted = z.object({ count: z.int().nonnegative() });
const DEADLINE_MS = 20_000;

const contractsOf = (service: string) => ({
  /** Lists the dead letters of each durable of the service that has any. */
  list: defineQuery(`request.${service}.list-dead-letters.v1`, {
    request: z.strictObject({}),
    reply: z.object({ deadLetters: z.array(DeadLetterEvents) }),
    rows: 'deadLetters',
  }),
  /**
   * Publishes the dead letters of a durable again, for 15 s at most; the rest stays. Those that fail again become dead letters again. Fails
   * with `durable-not-found` if the service does not have this durable.
   */
  redrive: defineCommand(`request.${service}.redrive-dead-letters.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
  /** Deletes the dead letters of a durable. Fails with `durable-not-found`, like `redrive`. */
  discard: defineCommand(`request.${service}.discard-dead-letters.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
});

/** Requests about dead letters, for each service that consumes events. DeadLettersModule of `@tedarik/messaging` handles them. */
export const DEAD_LETTER_CONTRACTS = {
  directory: contractsOf('directory'),
  identity: contractsOf('identity'),
  imports: contractsOf('imports'),
  indexer: contractsOf('indexer'),
  media: contractsOf('media'),
  quotes: contractsOf('quotes'),
  reviews: contractsOf('reviews'),
} as const;

/** A service that consumes events. */
export type ServiceWithDeadLetters = keyof typeof DEAD_LETTER_CONTRACTS;
