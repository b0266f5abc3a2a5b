import type { ImportRow } from '@tedarik/commands';
import { z } from 'zod';

/** Of a table whose columns have names, as it came: what stands in each. */
const ownCells = z.record(z.string(), z.unknown()).nullable().catch(null);
/** None where the line could not be cut into cells. */
const cellsIn = z.array(z.string()).catch([]);

/** Names of the columns of a table, in its order, told by the first row that has them; null where it has the known columns. */
export function ownColumns(rows: readonly ImportRow[], leftOut: readonly string[] = []): string[] | null {
  const cells = rows.map(({ source }) => ownCells.parse(source)).find((found) => found !== null);
  return cells ? Object.keys(cells).filter((name) => !leftOut.includes(name)) : null;
}

/** Columns of a table without a header are called '#1', '#2', … */
export const areNumbered = (names: readonly string[]): boolean => names.every((name, at) => name === `#${at + 1}`);

/** What a row has in these columns. */
export function cellsOf({ source }: ImportRow, names: readonly string[]): string[] {
  const own = ownCells.parse(source);
  if (own) return names.map((name) => textOf(own[name]));
  const cells = cellsIn.parse(source);
  return names.map((_, at) => cells[at] ?? '');
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : cell === null || cell === undefined ? '' : JSON.stringify(cell);
