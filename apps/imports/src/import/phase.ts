import { hasGate } from './gate.js';
import type { Import } from './import.schema.js';

/**
 * What the job of a chunk does. `send`: its rows go to the directory. `undo`: what it created or wrote over is taken back.
 * `hold`: nothing new is sent, but what a worker has begun comes to its end, for the directory may have it already.
 */
export type Phase = 'send' | 'undo' | 'hold';

/** The phase that an import is in. */
export function phaseOf({ status, review, settings }: Pick<Import, 'status' | 'review' | 'settings'>): Phase {
  if (status === 'undoing') return 'undo';
  const sends = status === 'importing' || (status === 'staging' && !review && !hasGate(settings));
  return sends ? 'send' : 'hold';
}

const BEGUN = { doneAt: null, fence: { $gt: 0 } };

/** Wrote something that no undo has been at. */
export const UNDOABLE = { undoneAt: null, $or: [{ created: { $gt: 0 } }, { updated: { $gt: 0 } }] };

/** Chunks that have something left to do in a phase, as a filter of MongoDB. */
export const PENDING: Readonly<Record<Phase, object>> = {
  send: { doneAt: null },
  undo: { $or: [UNDOABLE, BEGUN] },
  hold: BEGUN,
};
