export { IMPORT_COLUMNS as COLUMNS } from '@tedarik/commands';

/** True when a first line names the columns instead of holding a business. */
export function isHeader(cells: readonly string[]): boolean {
  const named = cells.map((cell) => cell.trim().toLowerCase());
  return named[0] === 'name' && (named.includes('address') || named.includes('slug'));
}
