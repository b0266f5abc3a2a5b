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

/** Number of first lines from which the column separator is detected. */
export const TELLING_LINES = 20;
const IN_ORDER: readonly ColumnSeparator[] = ['tab', 'semicolon', 'comma', 'pipe'];
/** Least number of separators from name to address, which every row has. */
const FEWEST_SIGNS = IMPORT_COLUMNS.indexOf('address');

/**
 * Detects the column separator: the one with which the first lines contain a known header, or else the first that a line contains often
 * enough (IMP-TSV-10), or else the one that gives a header of unknown names, or that all lines have equally often.
 */
export function separatorOf(start: string): ColumnSeparator {
  const named = IN_ORDER.find((separator) => hasKnownHeader(topRows(start, separator)));
  if (named) return named;
  const lines = firstLines(start);
  const fits = (separator: ColumnSeparator) => lines.some((line) => signsIn(line, separator) >= FEWEST_SIGNS);
  return (
    IN_ORDER.find(fits) ??
    IN_ORDER.find((separator) => hasHeader(topRows(start, separator))) ??
    IN_ORDER.find((separator) => isInAllLines(lines, separator)) ??
    'tab'
  );
}

/** Whether all of several lines have the same number of separators, at least two. */
function isInAllLines(lines: readonly string[], separator: ColumnSeparator): boolean {
  const counts = lines.filter((line) => line.trim() !== '').map((line) => signsIn(line, separator));
  return counts.length > 1 && counts[0]! > 1 && new Set(counts).size === 1;
}

/** Whether the first lines contain this separator at all (IMP-TSV-07). An empty text is accepted. */
export function hasColumns(start: string, separator: ColumnSeparator): boolean {
  const lines = firstLines(start).filter((line) => line.trim() !== '');
  return lines.length === 0 || lines.some((line) => line.includes(SIGN_OF[separator]));
}

/** The rows in the first lines of a text. */
export function topRows(start: string, separator: ColumnSeparator): TopRow[] {
  const lines = new LineSplitter().push(`${firstLines(start).join('\n')}\n`);
  const records = new QuotedRows(SIGN_OF[separator]);
  const rows = lines.flatMap(({ text, line }) => {
    if (text === null) return [];
    return records.push({ text, line });
  });
  return rows.flatMap(({ cells, line }) => (cells?.some((cell) => cell.trim() !== '') ? [{ cells, line }] : []));
}

const firstLines = (start: string): string[] => start.split(/\r\n|\n|\r/, TELLING_LINES);

/** Separators within quotes do not count; between tabs quotes may be mere signs. */
function signsIn(line: string, separator: ColumnSeparator): number {
  const bare = separator === 'tab' ? line : line.replace(/"[^"]*"/g, '');
  return bare.split(SIGN_OF[separator]).length - 1;
}
