import type { Import } from '../import/import.schema.js';
import type { StagedRow } from '../import/staged-row.js';
import { mapColumns } from '../mapping/map-columns.js';
import { mapNamed, mapRecord } from '../mapping/map-record.js';
import { REFUSED } from '../mapping/mapped-row.js';
import type { OwnTypes } from '../mapping/place-types.js';
import { isMapped, NO_MAPPING, type TableMapping, underMapping } from '../mapping/table-mapping.js';
import type { SourceRow } from '../parse/source-row.js';
import { withinBudget } from './budget.js';
import type { FileDuplicates } from './file-duplicates.js';

/**
 * One row of a file as the mapping and the rows before it make it. Without a review a row that repeats an earlier one is
 * refused at once (IMP-JSON-06); in a review it is kept, for somebody may choose something else for it.
 */
export function stageRow(
  { row, line, value, broken }: SourceRow,
  { form, review }: Pick<Import, 'form' | 'review'>,
  own: OwnTypes,
  duplicates: FileDuplicates,
  mapping: TableMapping = NO_MAPPING,
): StagedRow {
  const bare = { row, line, source: value ?? null, match: null };
  const refused = (forecast: StagedRow['forecast'], refusal: string, earlierRow: number | null): StagedRow => ({
    ...bare,
    warnings: [],
    forecast,
    refusal,
    earlierRow,
    business: null,
  });
  if (broken) return refused('invalid', broken, null);
  const mapped = withinBudget(() => {
    if (form === 'json') return mapRecord(value, own);
    if (Array.isArray(value)) return mapColumns(value as string[], own);
    const row = value as Record<string, string>;
    return mapNamed(isMapped(mapping) ? underMapping(row, mapping) : row, own);
  });
  if (!mapped) return refused('invalid', REFUSED.tooCostly, null);
  if ('refused' in mapped) return refused('invalid', mapped.refused, null);
  const { business, warnings } = mapped;
  const found = duplicates.look(row, business);
  if (found && !review) return refused('duplicate', 'duplicate-in-file', found.earlierRow);
  const { kind, earlierRow } = found ?? { kind: 'new' as const, earlierRow: null };
  return { ...bare, warnings, forecast: kind, refusal: null, earlierRow, business };
}
