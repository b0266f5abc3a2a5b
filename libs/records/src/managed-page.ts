import type { ManagedPageRequest } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';

interface Reading<Row, Sort extends string> {
  /** The texts that are searched. */
  texts: (row: Row) => readonly (string | null)[];
  /** The value that each sort order compares: a number, or a text that sorts byte by byte (a sortKey). */
  by: Record<Sort, (row: Row) => string | number>;
  /** The tie-breaker, which must be unique for each row. */
  then: (row: Row) => string;
}

/**
 * One page of a table that is small enough to be read completely: the sorted rows that contain every searched word, and their number. Words
 * are folded and match anywhere in the texts (ADM-COMMON-11); a complete id finds the row with that id.
 */
export function managedPage<Row extends object, Sort extends string>(
  rows: readonly Row[],
  { search, page, pageSize, sort, descending }: ManagedPageRequest<Sort>,
  { texts, by, then }: Reading<Row, Sort>,
): { rows: Row[]; total: number } {
  const named = rows.filter((row) => 'id' in row && row.id === search);
  if (named.length > 0) return { rows: named, total: 1 };
  const words = fold(search).split(' ').filter(Boolean);
  const has = (row: Row) => {
    const text = fold(texts(row).join(' '));
    return words.every((word) => text.includes(word));
  };
  const keyed = (words.length > 0 ? rows.filter(has) : rows).map((row) => ({
    row,
    key: by[sort](row),
    tie: then(row),
  }));
  const direction = descending ? -1 : 1;
  keyed.sort((a, b) => direction * compare(a.key, b.key) || compare(a.tie, b.tie));
  const from = (page - 1) * pageSize;
  return { rows: keyed.slice(from, from + pageSize).map(({ row }) => row), total: keyed.length };
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);
