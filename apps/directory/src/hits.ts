import { DomainError } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

/** The entry in `lists` that every public business and product has. */
export const ALL_PUBLIC = 'all';
export const LIST_BUDGET_MS = 1_500;
export const SEARCH_BUDGET_MS = 250;
/** Totals are exact up to this number; beyond it only the fact that there are more is known. */
export const MOST_COUNTED = 1_000;
const TIME_IS_UP = 50;

const isTimeLimitError = (error: unknown): boolean => (error as { code?: unknown }).code === TIME_IS_UP;
/** Maps an error of a list: a timeout becomes `list-took-too-long`; other errors stay. */
export const tookTooLongOr = (error: unknown): unknown =>
  isTimeLimitError(error) ? new DomainError('list-took-too-long', 'unavailable') : error;

/**
 * All words but the last must match whole words; the last one matches the beginning of a word, because the visitor may still be typing it.
 */
export function withWords(words: readonly string[]): { $and: object[] } {
  const last = words.at(-1) ?? '';
  const whole = words.slice(0, -1).map((word) => ({ words: word }));
  return { $and: [...whole, beginningWith('words', last)] };
}

/** Matches when one of the words in the field begins with this word. */
export const beginningWith = (field: string, word: string) => ({
  // $elemMatch applies both bounds to the same word, which keeps the index bounds tight.
  [field]: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } },
});

export const totalOf = (counted: number) => ({
  total: Math.min(counted, MOST_COUNTED),
  totalIsLowerBound: counted > MOST_COUNTED,
});

export type SortOrder = Readonly<Record<string, 1 | -1>>;
type Sortable = Readonly<Record<string, unknown>>;

/** Compares documents as MongoDB sorts them: null first. */
export const comparing =
  (order: SortOrder) =>
  (one: Sortable, other: Sortable): number => {
    for (const [field, direction] of Object.entries(order)) {
      const found = compare(one[field], other[field]);
      if (found !== 0) return found * direction;
    }
    return 0;
  };

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
}

/**
 * Reads a cursor to its end. When the time budget runs out, returns the hits found so far with `isCut`; without any hit it throws, so that
 * a timeout never looks like an empty list.
 */
export async function gather<T>(cursor: mongo.FindCursor<T>): Promise<{ hits: T[]; isCut: boolean }> {
  const hits: T[] = [];
  try {
    for await (const hit of cursor) hits.push(hit);
  } catch (error) {
    if (isTimeLimitError(error) && hits.length > 0) return { hits, isCut: true };
    throw error;
  }
  return { hits, isCut: false };
}
