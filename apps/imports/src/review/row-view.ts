import type { ImportRow, RowOutcome } from '@tedarik/commands';
import { IMPORTED_FIELDS, textsOf } from '@tedarik/fields';
import type { RowEdit } from '../import/row-edit.schema.js';
import type { Chunk, Import, RowChoice } from '../import/import.schema.js';
import { isWritten } from '../import/chunk.js';
import type { StagedRow } from '../import/staged-row.js';
import { LEFT_OUT } from '../importing/plan-row.js';
import type { MappedBusiness } from '../mapping/mapped-row.js';
import { fieldsOf, readRecord, withEdits } from '../mapping/row-record.js';
import type { TableMapping } from '../mapping/table-mapping.js';
import { cellText } from '../mapping/text.js';

/** How the rows of an import were read. */
export interface ViewedReading extends Pick<Import, '_id' | 'form' | 'cutShort'> {
  mapping: TableMapping;
}

/** A row for the back office. With `cutShort`, a row that was not sent counts as skipped. */
export function rowView(
  row: StagedRow,
  known: {
    outcomes: Map<number, RowOutcome>;
    choices: Map<number, RowChoice>;
    edits: ReadonlyMap<number, RowEdit>;
  },
  chunk: Chunk,
  { form, cutShort, mapping }: ViewedReading,
): ImportRow {
  const choice = known.choices.get(row.row);
  const edit = known.edits.get(row.row);
  const record = readRecord(row.source, form, mapping);
  const outcome = known.outcomes.get(row.row) ?? (cutShort ? cancelled(row.row) : null);
  return {
    row: row.row,
    line: row.line,
    name: row.business?.name ?? cellText(withEdits(record ?? {}, edit?.values ?? [])['name'], 150),
    forecast: row.forecast,
    refusal: row.forecast === 'invalid' ? row.refusal : null,
    match: row.match,
    earlierRow: row.earlierRow,
    action: choice?.action ?? null,
    categoryNames: row.business?.categoryNames ?? [],
    chosenCategoryNames: choice?.categoryNames ?? null,
    warnings: row.warnings,
    fields: record ? fieldsOf(row, withEdits(record, edit?.values ?? [])) : [],
    edited: edit?.values ?? [],
    revision: edit?.revision ?? 0,
    mapped: row.business && mappedView(row.business),
    source: row.source ?? null,
    outcome,
    undo: undoOf(outcome, chunk),
  };
}

const cancelled = (row: number): RowOutcome => ({
  row,
  outcome: 'skipped',
  reason: LEFT_OUT.cancelled,
  businessId: null,
  slug: null,
});

/** Result of the undo for a row; null without an undo. */
export function undoOf(outcome: RowOutcome | null, { undoneAt, keptIds }: Chunk): ImportRow['undo'] {
  if (undoneAt === null || !outcome || !isWritten(outcome)) return null;
  return keptIds.includes(outcome.businessId) ? 'kept' : 'undone';
}

function mappedView(business: MappedBusiness): ImportRow['mapped'] {
  const { description, placeId, closed, location } = business;
  const { address, city, borough, region, postalCode, country, latitude, longitude } = location;
  return {
    description,
    ...textsOf(IMPORTED_FIELDS, business),
    placeId,
    closed,
    location: { address, city, borough, region, postalCode, country, latitude, longitude },
    openingHours: business.openingHours.map(({ dayOfWeek, opens, closes, isClosed }) => ({
      dayOfWeek,
      opens,
      closes,
      isClosed,
    })),
  };
}
