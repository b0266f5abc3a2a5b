import type { RowOutcome } from '@tedarik/commands';
import { REFUSED } from '../mapping/mapped-row.js';
import { reviewOf } from './chunk-review.js';
import type { Chunk } from './import.schema.js';
import type { MappedStagedRow } from './staged-row.js';

/** Number of rows per outcome. */
export type OutcomeCounts = Record<RowOutcome['outcome'], number>;

export const chunkId = (importId: string, chunk: number): string => `${importId}/${chunk}`;

/** A new chunk before its rows are counted. */
export const freshChunk = (importId: string, chunk: number): Chunk => ({
  _id: chunkId(importId, chunk),
  importId,
  chunk,
  firstRow: 0,
  lastRow: 0,
  read: 0,
  fence: 0,
  doneAt: null,
  ...countsOf([]),
  outcomes: [],
  review: reviewOf([]),
  choices: [],
  leads: [],
  undoneAt: null,
  undone: 0,
  kept: 0,
  keptIds: [],
});

/** Whether the row was written to a business, so that an undo can revert it. */
export const isWritten = (outcome: RowOutcome): outcome is RowOutcome & { businessId: string } =>
  (outcome.outcome === 'created' || outcome.outcome === 'updated') && outcome.businessId !== null;

/** The outcome of a row that staging has already decided, because it cannot be imported whatever is chosen. */
export function decidedOf({ row, forecast, refusal }: MappedStagedRow): RowOutcome[] {
  if (refusal === null) return [];
  const outcome = forecast === 'duplicate' ? 'duplicate' : refusal === REFUSED.note ? 'skipped' : 'invalid';
  return [{ row, outcome, reason: refusal, businessId: null, slug: null }];
}

/** Number of rows per outcome. */
export function countsOf(outcomes: readonly RowOutcome[]): OutcomeCounts {
  const counts: OutcomeCounts = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
