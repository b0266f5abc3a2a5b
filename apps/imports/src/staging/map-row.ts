import type { EditedValue, ImportForm, RowFix, RowProblem } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';
import { leafName, leavesOf } from '../mapping/leaves.js';
import { mapColumns } from '../mapping/map-columns.js';
import { mapEdited, mapNamed, mapRecord } from '../mapping/map-record.js';
import { codeOf, type MappedRow } from '../mapping/mapped-row.js';
import { unwrapped } from '../mapping/our-names.js';
import { ownFieldsOf } from '../mapping/own-record.js';
import type { OwnTypes } from '../mapping/place-types.js';
import { isFields, readText } from '../mapping/read-value.js';
import { readRecord } from '../mapping/row-record.js';
import { columnKey, isMapped, type TableMapping, underMapping } from '../mapping/table-mapping.js';
import type { SourceRow } from '../parse/source-row.js';

/** What somebody made of the rows of an import: a value for all that have a problem, and edits of single ones by their numbers. */
export interface RowMends {
  fixes: readonly RowFix[];
  edits: ReadonlyMap<number, { values: readonly EditedValue[] }>;
}

/** How the rows of an import are read, all of them alike. */
export interface RowReading {
  form: ImportForm;
  own: OwnTypes;
  mapping: TableMapping;
  mends: RowMends;
}

/**
 * What becomes of a row: of what its file says, with what somebody edited of it, and then with each fix in its order while the
 * row has the problem. What was edited of this row alone wins over a fix.
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
    if (!isMeant(fix, mapped, value) || values.some((one) => one.target === target)) continue;
    values = [...values, { target, text }];
    mapped = mapWith(values);
  }
  return mapped;
}

function mapPlain(value: unknown, form: ImportForm, own: OwnTypes, mapping: TableMapping): MappedRow {
  const isOurs = !isMapped(mapping) || (form === 'json' && isFields(value) && ownFieldsOf(value) !== null);
  const read = isOurs || !isFields(value) ? value : underMapping(value, mapping);
  if (form === 'json') return mapRecord(read, own);
  return Array.isArray(read) ? mapColumns(read as string[], own) : mapNamed(read as Record<string, unknown>, own);
}

/** Whether a fix is for a row that this has become of. */
export const isMeant = ({ problem, where }: RowFix, mapped: MappedRow, value: unknown): boolean =>
  hasProblem(mapped, problem) && (where === null || says(value, where.column, where.text));

function hasProblem(mapped: MappedRow, { kind, reason }: RowProblem): boolean {
  if ('refused' in mapped) return kind === 'invalid' && mapped.refused === reason;
  return kind === 'warning' && mapped.warnings.some((warning) => codeOf(warning) === reason);
}

/** Whether this stands in a column or field, compared as values of a column are. */
function says(value: unknown, column: string, text: string): boolean {
  if (!isFields(value)) return false;
  for (const leaf of leavesOf(unwrapped(value))) {
    if (columnKey(leafName(leaf)) === columnKey(column)) return fold(readText(leaf.value) ?? '') === fold(text);
  }
  return false;
}
