import type { ColumnSeparator, ImportForm } from '@tedarik/commands';
import { SAMPLED_ROWS } from '../mapping/column-content.js';
import { leafName, leavesOf } from '../mapping/leaves.js';
import { unwrapped } from '../mapping/normalize-field-names.js';
import { exportedFieldsOf } from '../mapping/exported-record.js';
import { isFields } from '../mapping/read-value.js';
import { BrokenFile } from './broken-file.js';
import { decoded } from './encoding.js';
import { hasNumbersOnly, type Header, headerOf, PLAIN_READING, type TableReading } from './header.js';
import type { Fields } from './inherited-fields.js';
import { JsonSplitter, type Piece } from './json-splitter.js';
import { type Line, LineSplitter } from './line-splitter.js';
import { type QuotedRow, QuotedRows } from './quoted-rows.js';
import { hasColumns, separatorOf, SIGN_OF, TELLING_LINES, topRows } from './separators.js';
import { LIMITS, type SourceRow } from './source-row.js';
import { isDeeperThan, storable } from './storable.js';

type Unnumbered = Omit<SourceRow, 'row'>;
interface Splitter {
  push(text: string): Unnumbered[];
  end(): Unnumbered[];
}

/**
 * Reads the rows of a file as a stream, never the whole file in memory. A `separator` of null is detected from the text (see
 * recogniseSeparator); JSON has none. Throws BrokenFile when the rest cannot be read; earlier rows were already yielded.
 */
export async function* readRows(
  bytes: AsyncIterable<Uint8Array>,
  form: ImportForm,
  separator: ColumnSeparator | null = null,
  reading: TableReading = PLAIN_READING,
): AsyncGenerator<SourceRow[]> {
  const splitterFor = form === 'json' ? jsonSplitterFor : (start: string) => columnsFor(start, separator, reading);
  let splitter: Splitter | null = null;
  let start = '';
  let count = 0;
  const number = (rows: Unnumbered[]): SourceRow[] => {
    const tooMany = rows[LIMITS.rows - count];
    if (tooMany) throw new BrokenFile('too-many-rows', tooMany.line);
    // Rows of tables are numbered by their line in the file (IMP-TSV-04), records by their position.
    return rows.map((one) => {
      count += 1;
      return { row: form === 'tsv' ? one.line : count, ...one };
    });
  };
  for await (const text of decoded(bytes)) {
    if (splitter) {
      yield number(splitter.push(text));
      continue;
    }
    start += text;
    if (!isTelling(start)) continue;
    splitter = splitterFor(start);
    yield number(splitter.push(start));
  }
  if (!splitter) {
    splitter = splitterFor(start);
    yield number(splitter.push(start));
  }
  yield number(splitter.end());
}

/** Detects the column separator from the beginning of a file. Throws BrokenFile when that is no text. */
export async function recogniseSeparator(bytes: AsyncIterable<Uint8Array>): Promise<ColumnSeparator> {
  return separatorOf(await startOf(bytes));
}

/** Whether a file can be read with this separator, judged by its beginning. Throws BrokenFile when that is no text. */
export async function mayBeReadWith(bytes: AsyncIterable<Uint8Array>, separator: ColumnSeparator): Promise<boolean> {
  const start = await startOf(bytes);
  if (!hasColumns(start, separator)) return false;
  try {
    headerOf(topRows(start, separator));
    return true;
  } catch {
    return false; // its header would be refused
  }
}

/** Names of the columns of a table; null when there is no header. Throws BrokenFile as above. */
async function columnNames(
  bytes: AsyncIterable<Uint8Array>,
  separator: ColumnSeparator,
): Promise<readonly string[] | null> {
  return headerOf(topRows(await startOf(bytes), separator), { ...PLAIN_READING, isOpen: true })?.names ?? null;
}

/** Names of the columns of a file, or of the fields of its records. */
export interface FileNames {
  form: ImportForm;
  names: readonly string[];
}

/**
 * For a table the names in its header, for records the fields that all of the first records have; null when nothing is named. Throws
 * BrokenFile as above.
 */
export async function fileNames(
  bytes: AsyncIterable<Uint8Array>,
  form: ImportForm,
  separator: ColumnSeparator | null,
): Promise<FileNames | null> {
  const names = form === 'json' ? await recordNames(bytes) : separator && (await columnNames(bytes, separator));
  return names && { form, names };
}

/**
 * Only fields common to the first records, because optional fields differ from file to file. When the file is broken, the records before
 * the error are used.
 */
async function recordNames(bytes: AsyncIterable<Uint8Array>): Promise<readonly string[] | null> {
  let common: string[] | null = null;
  for (const { value } of await firstRows(bytes, 'json')) {
    if (!isFields(value) || exportedFieldsOf(value)) continue;
    const names = new Set([...leavesOf(unwrapped(value))].map(leafName));
    common = (common ?? [...names]).filter((name) => names.has(name));
  }
  return common?.length ? common : null;
}

/** The rows by which a file is judged, or those before an error in the file. */
export async function firstRows(...[bytes, ...how]: Parameters<typeof readRows>): Promise<SourceRow[]> {
  const first: SourceRow[] = [];
  try {
    for await (const rows of readRows(bytes, ...how)) {
      first.push(...rows);
      if (first.length >= SAMPLED_ROWS) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
  }
  return first.slice(0, SAMPLED_ROWS);
}

/** Columns of a table and its first rows. */
export interface TableSample {
  names: readonly string[];
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Whether the table has no header. */
  isNumbered: boolean;
}

/** The first `most` rows of a table, by names or numbers of its columns. Throws BrokenFile as above. */
export async function sampleOf(
  bytes: AsyncIterable<Uint8Array>,
  separator: ColumnSeparator,
  most: number,
): Promise<TableSample> {
  const sampled: SourceRow[] = [];
  const reading = { ...PLAIN_READING, isOpen: true, isNumbered: true };
  for await (const rows of readRows(bytes, 'tsv', separator, reading)) {
    sampled.push(...rows);
    if (sampled.length >= most) break;
  }
  const names = sampled.find((row) => row.names)?.names ?? [];
  const rows = sampled.slice(0, most).flatMap(({ value }) => (isFields(value) ? [value] : []));
  return { names, rows, isNumbered: hasNumbersOnly(names) };
}

async function startOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  let start = '';
  for await (const text of decoded(bytes)) {
    start += text;
    if (isTelling(start)) break;
  }
  return start;
}

/** Whether the beginning is enough to detect the format: some lines, or one long one. */
const isTelling = (start: string): boolean =>
  start.length >= LIMITS.lineCharacters || start.split('\n', TELLING_LINES + 1).length > TELLING_LINES;

/** Files with one object per line are read line by line, so that a broken one affects only itself. */
function jsonSplitterFor(start: string): Splitter {
  const [first = '', second = ''] = start
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split(/\r?\n/, 2);
  return first.startsWith('{') && isJson(first) && second.trimStart().startsWith('{') ? jsonLines() : json();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const parsed = (text: string | null, line: number, inherited?: Fields): Unnumbered => {
  if (text === null) return { line, broken: 'record-too-large' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { line, broken: 'not-json' };
  }
  if (inherited && isFields(value)) value = { ...inherited, ...value };
  return isDeeperThan(LIMITS.depth, value) ? { line, broken: 'nested-too-deep' } : { line, value: storable(value) };
};

const recordIn = ({ text, line, inherited }: Piece) => parsed(text, line, inherited);

function json(): Splitter {
  const splitter = new JsonSplitter();
  return {
    push: (text) => splitter.push(text).map(recordIn),
    end: () => splitter.end().map(recordIn),
  };
}

/** Each line is read like an element of a list, so that it may be a group of records too. */
function jsonLines(): Splitter {
  let line = 1;
  let splitter: JsonSplitter | null = null;
  const attempted = (piecesIn: (splitter: JsonSplitter) => Piece[]): Unnumbered[] => {
    if (!splitter) return [];
    try {
      return piecesIn(splitter).map(recordIn);
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      splitter = null; // the rest of the line is skipped
      return [{ line, broken: error.code === 'nested-too-deep' ? error.code : 'not-json' }];
    }
  };
  const begin = () => (splitter = new JsonSplitter({ line, isInList: true }));
  const end = () => attempted((one) => one.end());
  begin();
  return {
    push: (text) =>
      text.split('\n').flatMap((part, i) => {
        const ended = i > 0 ? end() : [];
        if (i > 0) {
          line += 1;
          begin();
        }
        return [...ended, ...attempted((one) => one.push(part))];
      }),
    end,
  };
}

function columnsFor(start: string, given: ColumnSeparator | null, reading: TableReading): Splitter {
  const separator = given ?? separatorOf(start);
  if (!hasColumns(start, separator)) throw new BrokenFile('not-columns', 1);
  const header = headerOf(topRows(start, separator), reading);
  return columns(new QuotedRows(SIGN_OF[separator], header?.names.length), rowsBelow(header));
}

type RowOf = (cells: string[], line: number) => Unnumbered[];

function columns(records: QuotedRows, rowOf: RowOf): Splitter {
  const splitter = new LineSplitter();
  const rows = (found: QuotedRow[]) =>
    found.flatMap(({ cells, line }) => (cells ? rowOf(cells, line) : [{ line, broken: 'broken-quotes' as const }]));
  const take = (lines: Line[]) =>
    lines.flatMap(({ text, line }): Unnumbered[] =>
      text === null ? [...rows(records.end()), { line, broken: 'line-too-long' }] : rows(records.push({ text, line })),
    );
  return {
    push: (text) => take(splitter.push(text)),
    end: () => [...take(splitter.end()), ...rows(records.end())],
  };
}

/** Skips empty lines, the header and everything above it. */
const rowsBelow =
  (header: Header | null): RowOf =>
  (cells, line) => {
    if (cells.every((cell) => cell.trim() === '') || (header && line <= header.line)) return [];
    return [header ? { line, value: header.read(cells), names: header.names } : { line, value: cells }];
  };
