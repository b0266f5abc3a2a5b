import { setTimeout } from 'node:timers/promises';

const DUPLICATE_KEY = 11_000;
const MOST_TRIES = 40;
const LONGEST_PAUSE_MS = 20;

/** Whether a unique index refused a write: somebody else was first. */
export const isDuplicateKey = (error: unknown): boolean => (error as { code?: unknown }).code === DUPLICATE_KEY;

/**
 * Does the whole work again when somebody else took a key meanwhile: outside the transaction, for MongoDB has ended it.
 * Of any number that collide one gets through each time, so it comes to an end.
 */
export async function againOnDuplicateKey<T>(work: (attempt: number) => Promise<T>, tries = MOST_TRIES): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isDuplicateKey(error) || attempt >= tries) throw error;
      await setTimeout(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
