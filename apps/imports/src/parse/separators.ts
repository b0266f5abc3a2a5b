import { type ColumnSeparator, IMPORT_COLUMNS } from '@tedarik/commands';
import { hasHeader, hasKnownHeader, type TopRow } from './header.js';
import { LineSplitter } from './line-splitter.js';
import { QuotedRows } from './quoted-rows.js';

export const SIGN_OF: Readonly<Record<ColumnSeparator, string>> = {
  tab: '\t',
  semicolon: ';',
  comma: ',',
  pipe: '|',
};

/** Lines at the beginning of a file that tell what stands between its columns. */
export const TELLING_LINES = 20;
const IN_ORDER: readonly ColumnSeparator[] = ['tab', 'semicolon', 'comma', 'pipe'];
/** Between name and address, which every row has. */
const FEWEST_SIGNS = IMPORT_COLUMNS.indexOf('address');

/**
 * What stands between the columns of a text: the sign that makes a header of its first lines, else the first sign that any of
 * them holds often enough (IMP-TSV-10), else the one that makes a header of names that nobody knows.
 */
export function separatorOf(start: string): ColumnSeparator {
  const named = IN_ORDER.find((separator) => hasKnownHeader(topRows(start, separator)));
  if (named) return named;
  const lines = firstLines(start);
  const fits = (separator: ColumnSeparator) => lines.some((line) => signsIn(line, separator) >= FEWEST_SIGNS);
  return IN_ORDER.find(fits) ?? IN_ORDER.find((separator) => hasHeader(topRows(start, separator))) ?? 'tab';
}

/** Whether the first lines of a text hold columns at all (IMP-TSV-07). An empty text holds no columns, and nothing else. */
export function hasColumns(start: string, separator: ColumnSeparator): boolean {
  const lines = firstLines(start).filter((line) => line.trim() !== '');
  return lines.length === 0 || lines.some((line) => line.includes(SIGN_OF[separator]));
}

/** The rows of the first lines. */
export function topRows(start: string, separator: ColumnSeparator): TopRow[] {
  const lines = new LineSplitter().push(`${firstLines(start).join('\n')}\n`);
  const records = new QuotedRows(SIGN_OF[separator]);
  const rows = lines.flatMap(({ text, line }) => {
    if (text === null) return [];
    return separator === 'tab' ? [{ cells: text.split('\t'), line }] : records.push({ text, line });
  });
  return rows.flatMap(({ cells, line }) => (cells?.some((cell) => cell.trim() !== '') ? [{ cells, line }] : []));
}

const firstLines = (start: string): string[] => start.split(/\r\n|\n|\r/, TELLING_LINES);

/** A sign within quotes separates nothing; a tab is never quoted. */
function signsIn(line: string, separator: ColumnSeparator): number {
  const bare = separator === 'tab' ? line : line.replace(/"[^"]*"/g, '');
  return bare.split(SIGN_OF[separator]).length - 1;
}
