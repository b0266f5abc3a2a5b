import type { QueryWord } from './query-words.js';
import { shortestNameOf, stem } from './stems.js';

/**
 * A word of the trade and what else finds it, as administrators keep them; a term has one to three words. Spelling, marks, plural and joining ('zeytin yağı' =
 * 'zeytinyağı') need no entry: the index and `stem` see to them.
 */
export interface Synonym {
  name: string;
  /** What means the same, or what a buyer of the one also looks for: each finds all of them. Separated by commas. */
  equivalents: string | null;
  /** Kinds of it: who looks for it finds them, and not the other way round. Separated by commas. */
  narrower: string | null;
}

/** What else a span of words says. */
export interface OtherWords {
  equivalents: readonly string[];
  narrower: readonly string[];
}

/** The longest span of words that can name one thing. */
export const LONGEST_TERM = 3;

export type Thesaurus = ReadonlyMap<string, OtherWords>;

const keyOf = (words: string): string => stem(words.replaceAll(' ', ''));

/** The words between commas. */
export const termsIn = (list: string | null): string[] => (list ?? '').split(',').map((term) => term.trim()).filter(Boolean); // prettier-ignore

/** The words of the trade by what a span of a query is looked up with; `fold` makes letters comparable. */
export function thesaurusOf(synonyms: readonly Synonym[], fold: (term: string) => string): Thesaurus {
  const all = new Map<string, { equivalents: string[]; narrower: string[] }>();
  const at = (key: string) => all.get(key) ?? all.set(key, { equivalents: [], narrower: [] }).get(key)!;
  for (const { name, equivalents, narrower } of synonyms) {
    const group = [name, ...termsIn(equivalents)].map((term) => ({ term, key: keyOf(fold(term)) }));
    for (const { key } of group) {
      at(key).equivalents.push(...group.flatMap((other) => (other.key === key ? [] : [other.term])));
    }
    at(group[0]!.key).narrower.push(...termsIn(narrower));
  }
  return all;
}

/** What else these words say; undefined when nothing else is known. */
export function otherWordsOf(span: readonly QueryWord[], thesaurus: Thesaurus): OtherWords | undefined {
  const key = keyOf(span.map(({ folded }) => folded).join(''));
  return key.length < shortestNameOf(span) ? undefined : thesaurus.get(key);
}
