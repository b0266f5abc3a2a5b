import { isSentAsWhole } from './gate.js';
import type { Import } from './import.schema.js';

/**
 * The task of a chunk's job. `send`: send its rows to the directory. `undo`: revert what it created or overwrote. `hold`: send nothing new,
 * but finish what a worker has begun, because the directory may have it already.
 */
export type Phase = 'send' | 'undo' | 'hold';

/** The current phase of an import. */
export function phaseOf({ status, review, settings }: Pick<Import, 'status' | 'review' | 'settings'>): Phase {
  if (status === 'undoing') return 'undo';
  const sends = status === 'importing' || (status === 'staging' && !review && !isSentAsWhole(settings));
  return sends ? 'send' : 'hold';
}

const BEGUN = { doneAt: null, fence: { $gt: 0 } };

/** Chunks that wrote something which was not undone yet. */
export const UNDOABLE = { undoneAt: null, $or: [{ created: { $gt: 0 } }, { updated: { $gt: 0 } }] };

/** MongoDB filters for chunks with work left, per phase. */
export const PENDING: Readonly<Record<Phase, object>> = {
  send: { doneAt: null },
  undo: { $or: [UNDOABLE, BEGUN] },
  hold: BEGUN,
};
