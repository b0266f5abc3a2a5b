import type { RowOutcome } from '@tedarik/commands';
import { reviewOf } from './chunk-review.js';
import type { Chunk } from './import.schema.js';
import type { MappedStagedRow } from './staged-row.js';

/** Rows by what became of them. */
export type OutcomeCounts = Record<RowOutcome['outcome'], number>;

export const chunkId = (importId: string, chunk: number): string => `${importId}/${chunk}`;

/** A chunk before its rows are counted. */
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

/** Whether a row was written to a business: what an undo can take back. */
export const isWritten = (outcome: RowOutcome): outcome is RowOutcome & { businessId: string } =>
  (outcome.outcome === 'created' || outcome.outcome === 'updated') && outcome.businessId !== null;

/** What staging decides of a row already: one that cannot go in, whatever somebody chooses. */
export function decidedOf({ row, forecast, refusal }: MappedStagedRow): RowOutcome[] {
  if (refusal === null) return [];
  const outcome = forecast === 'duplicate' ? 'duplicate' : 'invalid';
  return [{ row, outcome, reason: refusal, businessId: null, slug: null }];
}

/** How often each outcome is among these. */
export function countsOf(outcomes: readonly RowOutcome[]): OutcomeCounts {
  const counts: OutcomeCounts = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}
