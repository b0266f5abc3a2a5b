import {
  type ChosenColumn,
  COLUMN_NAME_LENGTH,
  type ConstantField,
  type ImportTarget,
  SAMPLE_LENGTH,
} from '@tedarik/commands';
import { fold, foldedWords, remembered } from '@tedarik/turkish';
import { targetIn } from './our-names.js';
import { SOURCES } from './sources.js';

/** How a table is read where that was not told by the names of its columns alone: as chosen, or as its values told. */
export interface ChosenMapping {
  columns: readonly ChosenColumn[];
  constants: readonly ConstantField[];
  /** Columns that nobody chose anything for, and whose values told where they go. */
  proposed: readonly ChosenColumn[];
}

/** The same to read rows by: columns by the folded beginning of their names. */
export interface TableMapping {
  columns: ReadonlyMap<string, MappedColumn>;
  constants: readonly ConstantField[];
}
interface MappedColumn {
  chosen: ChosenColumn;
  values: ReadonlyMap<string, string>;
  /** All fields that it goes to. */
  targets: readonly ImportTarget[];
  isFromContent: boolean;
}

export const NO_MAPPING: TableMapping = { columns: new Map(), constants: [] };

/** Several columns that go to one of these make one text; of others the first that is filled counts. */
const JOINED: ReadonlySet<ImportTarget> = new Set(['address', 'street', 'description', 'type']);

/** Worked out once for each name: every row of a table has it. */
const keyOf = remembered((name: string): string => foldedWords(name.slice(0, COLUMN_NAME_LENGTH)).join(' '));
const valueKey = (text: string): string => fold(text.slice(0, SAMPLE_LENGTH));

export function tableMapping({ columns, constants, proposed }: ChosenMapping): TableMapping {
  const mapped = (isFromContent: boolean) => (column: ChosenColumn) => {
    const values = new Map(column.values?.map(({ from, to }) => [valueKey(from), to]));
    const targets = slotsOf(column).flatMap(({ target }) => target ?? []);
    return [keyOf(column.name), { chosen: column, values, targets, isFromContent }] as const;
  };
  return { columns: new Map([...proposed.map(mapped(true)), ...columns.map(mapped(false))]), constants };
}

/** What becomes of a column by choice or by its values; undefined where its name decides. */
export const mappedColumn = (name: string, { columns }: TableMapping): MappedColumn | undefined =>
  columns.get(keyOf(name));

export const isMapped = ({ columns, constants }: TableMapping): boolean => columns.size > 0 || constants.length > 0;

/** A row of a table with its mapped columns, and what no column gives, under names that are read before all others. */
export function underMapping(row: Record<string, string>, mapping: TableMapping): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const texts = new Map<ImportTarget, string[]>();
  for (const [name, text] of Object.entries(row)) {
    const column = mappedColumn(name, mapping);
    if (!column) made[name] = text;
    else
      for (const [target, part] of partsOf(column, text))
        if (target && part) texts.set(target, [...(texts.get(target) ?? []), part]);
  }
  for (const { target, text } of mapping.constants) {
    const isGiven = texts.has(target) || Object.keys(made).some((name) => targetIn(made, name) === target);
    if (!isGiven) texts.set(target, [text]);
  }
  for (const [target, [first = '', ...others]] of texts) {
    const { written, from } = SOURCES[target];
    const read = from[0]?.[1];
    const text = JOINED.has(target) ? [first, ...others].join(', ') : first;
    made[written] = read?.(text) ?? text;
  }
  return made;
}

/** Where its parts go, in their order; the whole is the only one of a column that is not split. */
const slotsOf = ({ target, split }: ChosenColumn) => [{ target }, ...(split?.further ?? [])];

function partsOf({ chosen, values }: MappedColumn, given: string): [ImportTarget | null, string][] {
  const text = (values.size > 0 ? values.get(valueKey(given.trim())) : undefined) ?? given.trim();
  const { target, split } = chosen;
  if (!split) return [[target, text]];
  const parts = text.split(split.by);
  const last = split.further.length;
  return slotsOf(chosen).map((slot, at) => [
    slot.target,
    (at < last ? (parts[at] ?? '') : parts.slice(last).join(split.by)).trim(),
  ]);
}
