import type { Import } from './import.schema.js';

/**
 * What a ring for a chunk asks for. `send`: its rows go to the directory. `undo`: what it created is taken back.
 * `hold`: nothing new is sent, but what a worker has begun comes to its end, for the directory may have it already.
 */
export type Phase = 'send' | 'undo' | 'hold';

/** The phase that an import is in. */
export function phaseOf({ status, review }: Pick<Import, 'status' | 'review'>): Phase {
  if (status === 'undoing') return 'undo';
  const sends = status === 'importing' || (status === 'staging' && !review);
  return sends ? 'send' : 'hold';
}

const BEGUN = { doneAt: null, fence: { $gt: 0 } };

/** Chunks that have something left to do in a phase, as a filter of MongoDB. */
export const PENDING: Readonly<Record<Phase, object>> = {
  send: { doneAt: null },
  undo: { $or: [{ created: { $gt: 0 }, undoneAt: null }, BEGUN] },
  hold: BEGUN,
};
