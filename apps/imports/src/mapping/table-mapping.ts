import {
  type ChosenColumn,
  COLUMN_NAME_LENGTH,
  type ConstantField,
  type ImportTarget,
  SAMPLE_LENGTH,
} from '@tedarik/commands';
import { fold, foldedWords, memoized } from '@tedarik/turkish';
import { withAreaCode } from './contact.js';
import { leafName, leavesOf, withoutLeaves } from './leaves.js';
import { targetAt, unwrapped } from './normalize-field-names.js';
import { readText } from './read-value.js';
import { SOURCES } from './sources.js';

/** How a table is read beyond the names of its columns: by choices, or by its values. */
export interface ChosenMapping {
  columns: readonly ChosenColumn[];
  constants: readonly ConstantField[];
  /** Columns without a choice whose target was proposed from their values. */
  proposed: readonly ChosenColumn[];
  /** See hasSwappedPoints. */
  swapsPoints?: boolean;
}

/** The mapping prepared for reading rows: columns by the folded beginning of their names. */
export interface TableMapping {
  columns: ReadonlyMap<string, MappedColumn>;
  constants: readonly ConstantField[];
  swapsPoints: boolean;
}
interface MappedColumn {
  chosen: ChosenColumn;
  values: ReadonlyMap<string, string>;
  /** All fields to which the column is mapped. */
  targets: readonly ImportTarget[];
  isFromContent: boolean;
}

export const NO_MAPPING: TableMapping = { columns: new Map(), constants: [], swapsPoints: false };

/** Several columns with one of these targets are joined into one text; for other targets the first filled column counts. */
const JOINED: ReadonlySet<ImportTarget> = new Set(['address', 'street', 'description', 'type']);

/** Cached per name, because every row of a table has it. */
export const columnKey = memoized((name: string): string => foldedWords(name.slice(0, COLUMN_NAME_LENGTH)).join(' '));
const valueKey = (text: string): string => fold(text.slice(0, SAMPLE_LENGTH));

export function tableMapping({ columns, constants, proposed, swapsPoints = false }: ChosenMapping): TableMapping {
  const mapped = (isFromContent: boolean) => (column: ChosenColumn) => {
    const values = new Map(column.values?.map(({ from, to }) => [valueKey(from), to]));
    const targets = slotsOf(column).flatMap(({ target }) => target ?? []);
    return [columnKey(column.name), { chosen: column, values, targets, isFromContent }] as const;
  };
  return { columns: new Map([...proposed.map(mapped(true)), ...columns.map(mapped(false))]), constants, swapsPoints };
}

/** The mapping of a column by choice or by its values; undefined when its name decides. */
export const mappedColumn = (name: string, { columns }: TableMapping): MappedColumn | undefined =>
  columns.get(columnKey(name));

export const isMapped = ({ columns, constants, swapsPoints }: TableMapping): boolean =>
  columns.size > 0 || constants.length > 0 || swapsPoints;

const FURTHER = Symbol('further values');

const SWAPPED = Symbol('swapped point');

/** Whether the record is of a file with swapped coordinates. */
export const hasSwappedPoint = (record: object): boolean => SWAPPED in record;

/** Values of mapped columns with the target of an earlier filled column, which are not imported. */
export const furtherValuesOf = (record: object): ReadonlyMap<ImportTarget, unknown[]> =>
  (record as { [FURTHER]?: Map<ImportTarget, unknown[]> })[FURTHER] ?? new Map<ImportTarget, unknown[]>();

/** The row or record with the values of mapped columns, and constants, under names that are read before all others. */
export function underMapping(row: Record<string, unknown>, mapping: TableMapping): Record<string, unknown> {
  const record = unwrapped(row);
  const found = new Map<ImportTarget, unknown[]>();
  const add = (target: ImportTarget, value: unknown) => void found.set(target, [...(found.get(target) ?? []), value]);
  const made = withoutLeaves(record, (leaf) => {
    const column = mappedColumn(leafName(leaf), mapping);
    if (!column) return false;
    for (const [target, part] of partsOf(column, leaf.value)) if (target && isFilled(part)) add(target, part);
    return true;
  });
  for (const { target, text } of mapping.constants) {
    const isGiven = found.has(target) || [...leavesOf(made)].some((leaf) => targetAt(made, leaf) === target);
    if (!isGiven) add(target, text);
  }
  const phones = found.get('phone');
  if (phones) found.set('phone', [...withAreaCode(phones)]);
  for (const [target, values] of found) {
    const { written, from } = SOURCES[target];
    const value =
      JOINED.has(target) && values.length > 1 ? values.map((one) => readText(one) ?? '').join(', ') : values[0];
    made[written] = from[0]?.[1](value) ?? value;
  }
  if (mapping.swapsPoints) Object.assign(made, { [SWAPPED]: true });
  const further = [...found].flatMap(([target, [, ...rest]]) => (rest.length ? [[target, rest] as const] : []));
  return further.length ? Object.assign(made, { [FURTHER]: new Map(further) }) : made;
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The targets of the parts of a column, in order; a column that is not split has only one. */
const slotsOf = ({ target, split }: ChosenColumn) => [{ target }, ...(split?.further ?? [])];

function partsOf({ chosen, values }: MappedColumn, value: unknown): [ImportTarget | null, unknown][] {
  const { target, split } = chosen;
  const given = readText(value)?.trim();
  if (given === undefined) return [[target, value]]; // a list, or an object without a text property
  const replaced = values.size > 0 ? values.get(valueKey(given)) : undefined;
  const text = replaced ?? given;
  if (!split) return [[target, typeof value === 'object' && replaced === undefined ? value : text]];
  const parts = text.split(split.by);
  const last = split.further.length;
  return slotsOf(chosen).map((slot, at) => [
    slot.target,
    (at < last ? (parts[at] ?? '') : parts.slice(last).join(split.by)).trim(),
  ]);
}
