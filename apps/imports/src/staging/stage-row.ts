import { REFUSED } from '../mapping/mapped-row.js';
import type { SourceRow } from '../parse/source-row.js';
import type { StagedRow } from '../import/staged-row.js';
import { withinBudget } from './budget.js';
import { FileDuplicates } from './file-duplicates.js';
import { mapRow, type RowReading } from './map-row.js';

/**
 * Maps one row of a file and compares it with earlier rows. Without a review, a row that repeats an earlier one is refused at once
 * (IMP-JSON-06), but not a branch; with a review it is kept, because another action may be chosen for it.
 */
export function stageRow(
  source: SourceRow,
  reading: RowReading,
  duplicates: FileDuplicates,
  review: boolean,
): StagedRow {
  const staged = mappedStaged(source, reading);
  const found = staged.business && duplicates.look(staged.row, staged.business);
  if (!found) return staged;
  const { kind: forecast, earlierRow } = found;
  if (review || forecast === 'branch') return { ...staged, forecast, earlierRow };
  return { ...staged, warnings: [], forecast: 'duplicate', refusal: 'duplicate-in-file', earlierRow, business: null };
}

/** The same without regard to other rows. */
export function mappedStaged(source: SourceRow, reading: RowReading): StagedRow {
  const { row, line, value } = source;
  const bare = { row, line, source: value ?? null, match: null, earlierRow: null };
  const mapped = withinBudget(() => mapRow(source, reading)) ?? { refused: REFUSED.tooCostly };
  return 'refused' in mapped
    ? { ...bare, warnings: [], forecast: 'invalid', refusal: mapped.refused, business: null }
    : { ...bare, warnings: mapped.warnings, forecast: 'new', refusal: null, business: mapped.business };
}
