import { type ColumnSeparator, IMPORT_COLUMNS } from '@tedarik/commands';

export const SIGN_OF: Readonly<Record<ColumnSeparator, string>> = { tab: '\t', semicolon: ';', comma: ',' };

/** Lines at the beginning of a file that tell what stands between its columns. */
export const TELLING_LINES = 20;
const IN_ORDER: readonly ColumnSeparator[] = ['tab', 'semicolon', 'comma'];
/** Between name and address, which every row has. */
const FEWEST_SIGNS = IMPORT_COLUMNS.indexOf('address');

/** What stands between the columns of a text: the first sign that any of its first lines holds often enough (IMP-TSV-10). */
export function separatorOf(start: string): ColumnSeparator {
  const lines = firstLines(start);
  const fits = (separator: ColumnSeparator) => lines.some((line) => signsIn(line, separator) >= FEWEST_SIGNS);
  return IN_ORDER.find(fits) ?? 'tab';
}

/** Whether the first lines of a text hold columns at all (IMP-TSV-07). An empty text holds no columns, and nothing else. */
export function hasColumns(start: string, separator: ColumnSeparator): boolean {
  const lines = firstLines(start).filter((line) => line.trim() !== '');
  return lines.length === 0 || lines.some((line) => line.includes(SIGN_OF[separator]));
}

const firstLines = (start: string): string[] => start.split(/\r\n|\n|\r/, TELLING_LINES);

/** A sign within quotes separates nothing; a tab is never quoted. */
function signsIn(line: string, separator: ColumnSeparator): number {
  const bare = separator === 'tab' ? line : line.replace(/"[^"]*"/g, '');
  return bare.split(SIGN_OF[separator]).length - 1;
}
