/** Columns of a tab-separated import, in their order (IMP-TSV-02). */
export const COLUMNS = [
  'name',
  'slug',
  'category',
  'city',
  'province',
  'address',
  'phone',
  'email',
  'activity_detail',
] as const;

/** True when a first line names the columns instead of holding a business. */
export function isHeader(cells: readonly string[]): boolean {
  const named = cells.map((cell) => cell.trim().toLowerCase());
  return named[0] === 'name' && (named.includes('address') || named.includes('slug'));
}
