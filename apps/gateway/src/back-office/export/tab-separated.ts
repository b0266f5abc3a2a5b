import { asText } from './csv.js';

const BREAKS = /[\t\r\n]+/g;

/** Cells as one line of tab-separated text, which knows no quotes: no cell breaks it, and none is a formula. */
export const tabSeparated = (cells: readonly string[]): string =>
  `${cells.map((cell) => asText(cell.replace(BREAKS, ' '))).join('\t')}\r\n`;
