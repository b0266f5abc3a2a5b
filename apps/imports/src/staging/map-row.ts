import type { EditedValue, ImportForm, RowFix, RowProblem } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';
import { leafName, leavesOf } from '../mapping/leaves.js';
import { mapColumns } from '../mapping/map-columns.js';
import { mapEdited, mapNamed, mapRecord } from '../mapping/map-record.js';
import { isNote } from '../mapping/notes.js';
import { codeOf, type MappedRow, REFUSED } from '../mapping/mapped-row.js';
import { unwrapped } from '../mapping/normalize-field-names.js';
import { exportedFieldsOf } from '../mapping/exported-record.js';
import type { OwnTypes } from '../mapping/place-types.js';
import { isFields, readText } from '../mapping/read-value.js';
import { readRecord } from '../mapping/row-record.js';
import { columnKey, isMapped, type TableMapping, underMapping } from '../mapping/table-mapping.js';
import type { SourceRow } from '../parse/source-row.js';

type Source = Record<string, unknown>;

/** Corrections of the rows of an import: fixes for all rows with a problem, and edits of single rows by row number. */
export interface RowCorrections {
  fixes: readonly RowFix[];
  edits: ReadonlyMap<number, { values: readonly EditedValue[] }>;
}

/** How all rows of an import are read. */
export interface RowReading {
  form: ImportForm;
  own: OwnTypes;
  mapping: TableMapping;
  mends: RowCorrections;
}

/**
 * Maps a row: its own data, overridden by its edits, and then by each fix in order for as long as the row has the problem. Edits of this
 * row win over fixes.
 */
export function mapRow({ row, value, broken }: SourceRow, { form, own, mapping, mends }: RowReading): MappedRow {
  if (broken) return { refused: broken };
  const edited = mends.edits.get(row)?.values ?? [];
  if (!edited.length && !mends.fixes.length) return mapPlain(value, form, own, mapping);
  const record = readRecord(value, form, mapping);
  const mapWith = (values: readonly EditedValue[]) =>
    record && values.length ? mapEdited(record, values, form, own) : mapPlain(value, form, own, mapping);
  let values = edited;
  let mapped = mapWith(values);
  for (const fix of mends.fixes) {
    const { target, text } = fix;
    if (!fixApplies(fix, mapped, value) || values.some((one) => one.target === target)) continue;
    values = [...values, { target, text }];
    mapped = mapWith(values);
  }
  return mapped;
}

function mapPlain(value: unknown, form: ImportForm, own: OwnTypes, mapping: TableMapping): MappedRow {
  const isOurs = !isMapped(mapping) || (form === 'json' && isFields(value) && exportedFieldsOf(value) !== null);
  const read = isOurs || !isFields(value) ? value : underMapping(value, mapping);
  if (form === 'json') return mapRecord(read, own);
  const mapped = Array.isArray(read) ? mapColumns(read as string[], own) : mapNamed(read as Source, own);
  return 'refused' in mapped && isNote(Object.values(value as object)) ? { refused: REFUSED.note } : mapped;
}

/** Whether a fix applies to a row with this mapping result. */
export const fixApplies = ({ problem, where }: RowFix, mapped: MappedRow, value: unknown): boolean =>
  hasProblem(mapped, problem) && (where === null || says(value, where.column, where.text));

function hasProblem(mapped: MappedRow, { kind, reason }: RowProblem): boolean {
  if ('refused' in mapped) return kind === 'invalid' && mapped.refused === reason;
  return kind === 'warning' && mapped.warnings.some((warning) => codeOf(warning) === reason);
}

/** Whether a column or field has this text, compared like values of a column. */
function says(value: unknown, column: string, text: string): boolean {
  if (!isFields(value)) return false;
  for (const leaf of leavesOf(unwrapped(value))) {
    if (columnKey(leafName(leaf)) === columnKey(column)) return fold(readText(leaf.value) ?? '') === fold(text);
  }
  return false;
}
