import { setTimeout } from 'node:timers/promises';

const DUPLICATE_KEY = 11_000;
const MOST_TRIES = 40;
const LONGEST_PAUSE_MS = 20;

/** Whether a unique index refused a write because another write came first. */
export const isDuplicateKey = (error: unknown): boolean => (error as { code?: unknown }).code === DUPLICATE_KEY;

/**
 * Repeats the whole work when another write has taken a key in the meantime. It repeats outside the transaction, because MongoDB has
 * aborted that one. Among any number of colliding writes one succeeds each time, so this ends.
 */
export async function retryOnDuplicateKey<T>(work: (attempt: number) => Promise<T>, tries = MOST_TRIES): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isDuplicateKey(error) || attempt >= tries) throw error;
      await setTimeout(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
