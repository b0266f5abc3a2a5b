import { asText } from './csv.js';

const BREAKS = /[\t\r\n]+/g;

/**
 * Cells as one line of tab-separated text. The format has no quoting, so tabs and line breaks become spaces; cells are made safe from
 * evaluation as formulas.
 */
export const tabSeparated = (cells: readonly string[]): string =>
  `${cells.map((cell) => asText(cell.replace(BREAKS, ' '))).join('\t')}\r\n`;
