import type { ExportColumn } from './export-columns.js';

/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet set to Turkish takes for the end of a cell: its comma is the decimal one. */
const SEPARATOR = ';';
const BETWEEN_SEVERAL = ' | ';
/** A cell that begins like this would be worked out as a formula, by the wide signs of East Asian keyboards too. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const A_NUMBER = /^-?\d+([.,]\d+)?$/;

type Say = (path: readonly string[], value: unknown) => string;

export const csvHead = (columns: readonly ExportColumn[]): string => lineOf(columns.map(({ name }) => name));

/** One row as a line; several values of a column stand in one cell, each as `say` says it. */
export const csvLine = (row: unknown, columns: readonly ExportColumn[], say: Say = textOf): string =>
  lineOf(
    columns.map(({ path }) =>
      valuesAt(row, path)
        .map((value) => say(path, value))
        .join(BETWEEN_SEVERAL),
    ),
  );

export const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(SEPARATOR)}\r\n`;

/** A cell that no spreadsheet works out: the apostrophe tells it, and imports, that what follows is text. */
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
