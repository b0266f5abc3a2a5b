import { IMPORT_COLUMNS, type ImportTarget } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';
import { targetOf } from '../mapping/sources.js';
import { isMapped, mappedColumn, NO_MAPPING, type TableMapping } from '../mapping/table-mapping.js';
import { saysNothing, withoutMark } from '../mapping/text.js';
import { BrokenFile } from './broken-file.js';
import { LIMITS } from './source-row.js';

/** A row at the start of a table, and the number of its first line. */
export interface TopRow {
  cells: readonly string[];
  line: number;
}

/** The header line of a table, and how the rows below it are read. */
export interface Header {
  line: number;
  names: readonly string[];
  /** Returns cells in the order of IMPORT_COLUMNS when all columns are ours, or else a record by column name. */
  read: (cells: string[]) => string[] | Record<string, string>;
}

/** Number of title lines above the header that are skipped. */
const MOST_TITLES = 5;
const LONGEST_LABEL = 60;
const LONGEST_LIST = 300;
const FEWEST_KNOWN = 2;
/** 'Adres 1', 'tel_2'. */
const NUMBERED = /^\p{L}[\p{L} _-]*\d{1,2}$/u;
/** A name made by a program, as tools that copy a page into a table write: 'MW4etd', 'W4Efsd 2'. */
const CODE = /^(?=.*\d)\p{L}[\p{L}\d]*(?: \p{L}+)?(?: \d{1,2})?$/u;
const NEARLY_ALL = 0.8;
const NEEDED: readonly ImportTarget[] = ['address', 'street'];

/** How a table is read, in addition to its header. */
export interface TableReading {
  mapping: TableMapping;
  /** Whether targets of columns can still be chosen after the reading. */
  isOpen: boolean;
  /** Whether unnamed columns are identified by their numbers instead of our column order. */
  isNumbered: boolean;
}
export const PLAIN_READING: TableReading = { mapping: NO_MAPPING, isOpen: false, isNumbered: false };

/**
 * The header of a table, from its first rows; null when they are data rows in our column order. Throws BrokenFile when there is a header
 * without name or address and no targets can be chosen: an import by position would be nonsense.
 */
export function headerOf(rows: readonly TopRow[], reading: TableReading = PLAIN_READING): Header | null {
  const { mapping, isOpen, isNumbered } = reading;
  const found = namedRow(rows);
  if (!found) return isNumbered ? numberedHeader(rows) : null;
  const names = uniqueNames(found.cells);
  const line = found.line;
  if (names.length > LIMITS.columns) throw new BrokenFile('too-many-columns', line);
  const targets = new Set(names.flatMap((name) => mappedColumn(name, mapping)?.targets ?? targetOf(name) ?? []));
  const isKnown = targets.has('name') && NEEDED.some((target) => targets.has(target));
  if (!isOpen && !isKnown) throw new BrokenFile('unknown-columns', line, listOf(found.cells));
  return { line, names, read: isMapped(mapping) ? recordsOf(names) : readerOf(names) };
}

/** Names the columns by their numbers, as many as the longest of the first rows has. */
function numberedHeader(rows: readonly TopRow[]): Header {
  const names = Array.from({ length: Math.max(...rows.map(({ cells }) => cells.length)) }, (_, at) => numberName(at));
  if (names.length > LIMITS.columns) throw new BrokenFile('too-many-columns', rows[0]!.line);
  return { line: 0, names, read: recordsOf(names) };
}

/** Whether the columns are named only by their numbers. */
export const hasNumbersOnly = (names: readonly string[]): boolean => names.every((name, at) => name === numberName(at));

const numberName = (at: number): string => `#${at + 1}`;

/** Whether the first rows contain a header with known columns. */
export const hasKnownHeader = (rows: readonly TopRow[]): boolean => knownRow(rows) !== null;

/** Whether the first rows contain a header, known or unknown. */
export const hasHeader = (rows: readonly TopRow[]): boolean => namedRow(rows) !== null;

const namedRow = (rows: readonly TopRow[]): TopRow | null => knownRow(rows) ?? unknownRow(rows);

/**
 * The first row with at least two known columns, below titles in a single cell; below rows of more cells, e.g. a line of groups of columns,
 * only a row that names all that a business needs. A header in two rows is one row, at the line of its second.
 */
function knownRow(rows: readonly TopRow[]): TopRow | null {
  let hasCells = false;
  for (const [at, row] of rows.slice(0, MOST_TITLES + 1).entries()) {
    const both = inTwoRows(row, rows[at + 1]);
    if (both && isNamed(knownIn(both.cells))) return both;
    const known = knownIn(row.cells);
    if (hasCells ? isNamed(known) && known.size > FEWEST_KNOWN : known.size >= FEWEST_KNOWN) return row;
    hasCells ||= row.cells.filter(isFilled).length > 1;
  }
  return null;
}

const knownIn = (cells: readonly string[]): ReadonlySet<ImportTarget> =>
  new Set(cells.flatMap((cell) => targetOf(cell) ?? []));

const isNamed = (known: ReadonlySet<ImportTarget>): boolean =>
  known.has('name') && NEEDED.some((target) => known.has(target));

/**
 * Two rows as one header: a group of columns ('İletişim') stands above their names ('Telefon', 'E-posta'), and a name without a group in
 * the upper row, or in both as merged cells do. Null if the lower row does not consist of names, at least two of them known and new.
 */
function inTwoRows({ cells: upper }: TopRow, below: TopRow | undefined): TopRow | null {
  if (!below || upper.filter(isFilled).length < 2) return null;
  const lower = below.cells;
  const isNew = (cell: string, at: number) => isFilled(cell) && cell !== upper[at];
  const names = lower.filter(isNew);
  if (![...upper.filter(isFilled), ...names].every(isLabel)) return null;
  if (names.filter((name) => targetOf(name)).length < FEWEST_KNOWN) return null;
  const columns = Math.max(upper.length, lower.length);
  const cells = Array.from({ length: columns }, (_, at) => [lower[at], upper[at]].find((cell) => cell?.trim()) ?? '');
  return { cells, line: below.line };
}

/** The first row below titles in a single cell, if it has unknown names: labels above columns with numbers, addresses, mails or websites. */
function unknownRow(top: readonly TopRow[]): TopRow | null {
  const titles = top.findIndex(({ cells }) => cells.filter(isFilled).length > 1);
  const [first, ...rows] = titles < 0 ? [] : top.slice(titles);
  if (!first || titles > MOST_TITLES || rows.length < 2) return null;
  const cells = first.cells.slice(0, first.cells.findLastIndex(isFilled) + 1);
  if (cells.length < 3 || !cells.every(isLabel) || new Set(cells.map(fold)).size < cells.length) return null;
  const hasNoLabels = (at: number) =>
    rows.filter((row) => /\d|@|:\/\/|www\./.test(row.cells[at] ?? '')).length >= rows.length * NEARLY_ALL;
  const unlike = cells.filter((cell, at) => !/\d/.test(cell) && hasNoLabels(at));
  return unlike.length >= (cells.some(targetOf) ? 1 : 2) ? first : null;
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const isLabel = (cell: string): boolean =>
  isFilled(cell) && cell.length <= LONGEST_LABEL && (!/[\d@]|:\/\//.test(cell) || isCode(cell.trim()));
const isCode = (cell: string): boolean => NUMBERED.test(cell) || CODE.test(cell);

/** Unique names for the columns: an empty or repeated name gets the number of the column. */
function uniqueNames(cells: readonly string[]): string[] {
  const names = new Set<string>();
  cells.forEach((cell, at) => {
    const name = cell.replaceAll('\0', '').trim();
    names.add(name === '' || names.has(name) ? `${name}#${at + 1}` : name);
  });
  return [...names];
}

function readerOf(names: readonly string[]): Header['read'] {
  const keys = names.map((name) => name.toLowerCase());
  const columns: readonly string[] = IMPORT_COLUMNS;
  if (keys.every((key, at) => key === columns[at])) return (cells) => cells;
  if (keys.every((key) => columns.includes(key)))
    return (cells) => columns.map((column) => cells[keys.indexOf(column)] ?? '');
  return recordsOf(names);
}

const recordsOf =
  (names: readonly string[]) =>
  (cells: string[]): Record<string, string> =>
    Object.fromEntries(
      Array.from({ length: Math.max(names.length, cells.length) }, (_, at) => [
        names[at] ?? numberName(at),
        cellOf(cells[at] ?? ''),
      ]),
    );

/** What programs and people write into a cell without a value. */
const NO_VALUE = new Set([
  'None',
  'NULL',
  'null',
  'NaN',
  'nan',
  'N/A',
  'n/a',
  '#N/A',
  '#YOK',
  'undefined',
  '-',
  '--',
  '—',
  '–',
]);

function cellOf(cell: string): string {
  const text = cell.replaceAll('\0', '');
  const trimmed = text.trim();
  return NO_VALUE.has(trimmed) || saysNothing(trimmed) ? '' : withoutMark(text);
}

/** The names of columns as a readable list, cut to a reasonable length. */
function listOf(cells: readonly string[]): string {
  const list = cells
    .map((cell) => cell.trim().slice(0, LONGEST_LABEL))
    .filter(Boolean)
    .join(', ');
  return list.length > LONGEST_LIST ? `${list.slice(0, LONGEST_LIST)}…` : list;
}
