import type { ImportRow } from '@tedarik/commands';
import { z } from 'zod';

/** Cells by column name, for a table with columns of its own; else null. */
const ownCells = z.record(z.string(), z.unknown()).nullable().catch(null);
/** Empty if the line could not be split into cells. */
const cellsIn = z.array(z.string()).catch([]);

/** Returns the column names of a table in their order, read from the first row that has them; null if the table has the known columns. */
export function ownColumns(rows: readonly ImportRow[], leftOut: readonly string[] = []): string[] | null {
  const cells = rows.map(({ source }) => ownCells.parse(source)).find((found) => found !== null);
  return cells ? Object.keys(cells).filter((name) => !leftOut.includes(name)) : null;
}

/** Whether the table has no header: its columns are then called '#1', '#2', … */
export const areNumbered = (names: readonly string[]): boolean => names.every((name, at) => name === `#${at + 1}`);

/** The cells of a row in these columns. */
export function cellsOf({ source }: ImportRow, names: readonly string[]): string[] {
  const own = ownCells.parse(source);
  if (own) return names.map((name) => textOf(own[name]));
  const cells = cellsIn.parse(source);
  return names.map((_, at) => cells[at] ?? '');
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : cell === null || cell === undefined ? '' : JSON.stringify(cell);
