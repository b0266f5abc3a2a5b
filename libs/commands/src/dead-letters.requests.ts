import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { line } from './text.js';

/** Most dead-lettered messages of a durable that are named; `count` counts them all. */
export const MOST_DEAD_LETTERS_NAMED = 20;

/** Events that a durable failed on five times, and that wait for somebody to decide. */
export const DeadLetterEvents = z.object({
  durable: line,
  count: z.int().nonnegative(),
  /** The oldest of them; `reason` is the code of the last failure. */
  entries: z.array(z.object({ subject: line, reason: line, at: z.iso.datetime() })).max(MOST_DEAD_LETTERS_NAMED),
});
export type DeadLetterEvents = z.infer<typeof DeadLetterEvents>;

const ofDurable = z.strictObject({ durable: z.string().min(1).max(80) });
const counted = z.object({ count: z.int().nonnegative() });
const DEADLINE_MS = 20_000;

const contractsOf = (service: string) => ({
  /** Of each durable of the service that has dead letters. */
  list: defineQuery(`request.${service}.list-dead-letters.v1`, {
    request: z.strictObject({}),
    reply: z.object({ deadLetters: z.array(DeadLetterEvents) }),
    rows: 'deadLetters',
  }),
  /**
   * Announces the dead-lettered events of a durable again, as far as 15 s reach (the rest stays dead-lettered); those that fail again
   * are dead-lettered again. Fails with `durable-not-found` for one that is not the service's.
   */
  redrive: defineCommand(`request.${service}.redrive-dead-letters.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
  /** Throws the dead-lettered events of a durable away; fails as above. */
  discard: defineCommand(`request.${service}.discard-dead-letters.v1`, {
    request: ofDurable,
    reply: counted,
    deadlineMs: DEADLINE_MS,
  }),
});

/** Of each service that reacts to events: what it gave up, answered by DeadLettersModule of `@tedarik/messaging`. */
export const DEAD_LETTER_CONTRACTS = {
  directory: contractsOf('directory'),
  identity: contractsOf('identity'),
  imports: contractsOf('imports'),
  indexer: contractsOf('indexer'),
  reviews: contractsOf('reviews'),
} as const;

/** A service that reacts to events. */
export type ServiceWithDeadLetters = keyof typeof DEAD_LETTER_CONTRACTS;
