import type { ManagedPageRequest } from '@tedarik/commands';
import { fold } from '@tedarik/turkish';

interface Reading<Row, Sort extends string> {
  /** The texts that the search looks at. */
  texts: (row: Row) => readonly (string | null)[];
  /** The value that each sort order compares: a number, or a text that sorts by bytes (a sortKey). */
  by: Record<Sort, (row: Row) => string | number>;
  /** The tie-breaker, which is different for each row. */
  then: (row: Row) => string;
}

/**
 * One page of a table that is small enough to be read whole: the sorted rows that have every searched word, and their
 * number. Words match folded and anywhere in the texts (ADM-COMMON-11); a whole id finds its row.
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
