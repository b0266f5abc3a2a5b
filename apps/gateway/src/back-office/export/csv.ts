import { BETWEEN_SEVERAL } from '@tedarik/commands';
import type { ExportColumn } from './export-columns.js';

/** Marks the file as UTF-8 for spreadsheets. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Separator that a spreadsheet with Turkish settings expects, because its decimal sign is the comma. */
const SEPARATOR = ';';
/** Cells that begin like this would be evaluated as formulas. The full-width signs of East Asian keyboards count too. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const A_NUMBER = /^-?\d+([.,]\d+)?$/;

type Say = (path: readonly string[], value: unknown) => string;

export const csvHead = (columns: readonly ExportColumn[]): string => lineOf(columns.map(({ name }) => name));

/** Returns one row as a line. Several values of a column are joined in one cell; `say` formats each value. */
export const csvLine = (row: unknown, columns: readonly ExportColumn[], say: Say = textOf): string =>
  lineOf(
    columns.map(({ path }) =>
      valuesAt(row, path)
        .map((value) => say(path, value))
        .join(BETWEEN_SEVERAL),
    ),
  );

export const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(SEPARATOR)}\r\n`;

/** Makes a cell safe from evaluation as a formula: the leading apostrophe marks it as text for spreadsheets and for our import. */
export const asText = (cell: string): string =>
  BEGINS_A_FORMULA.test(cell) && !A_NUMBER.test(cell) ? `'${cell}` : cell;

function quoted(text: string): string {
  const safe = asText(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (value === null || value === undefined) return [];
  return name === undefined ? [value] : valuesAt((value as Record<string, unknown>)[name], rest);
}

const textOf: Say = (_path, value) => (typeof value === 'string' ? value : JSON.stringify(value));
