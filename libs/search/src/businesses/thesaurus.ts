import type { QueryWord } from './query-words.js';
import { shortestNameOf, stem } from './stems.js';

/**
 * A word of the trade with its synonyms, as administrators maintain them; a term has one to three words. Differences in spelling,
 * diacritics, plural and joining ('zeytin yağı' = 'zeytinyağı') need no entry: the index and `stem` handle them.
 */
export interface Synonym {
  name: string;
  /** Comma-separated terms that mean the same, or that a buyer of the one also looks for. A search for any of them finds all of them. */
  equivalents: string | null;
  /** Comma-separated narrower terms. A search for the word also finds them, but not the other way round. */
  narrower: string | null;
}

/** The other words that a span of a query stands for. */
export interface OtherWords {
  equivalents: readonly string[];
  narrower: readonly string[];
}

/** Maximum number of words in a term. */
export const LONGEST_TERM = 3;

export type Thesaurus = ReadonlyMap<string, OtherWords>;

const keyOf = (words: string): string => stem(words.replaceAll(' ', ''));

/** The comma-separated terms of a list. */
export const termsIn = (list: string | null): string[] => (list ?? '').split(',').map((term) => term.trim()).filter(Boolean); // oxfmt-ignore

/** Builds the thesaurus. Its keys are stems of joined words, as spans of a query are looked up; `fold` makes letters comparable. */
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

/** The synonyms of these words; undefined if there are none. */
export function otherWordsOf(span: readonly QueryWord[], thesaurus: Thesaurus): OtherWords | undefined {
  const key = keyOf(span.map(({ folded }) => folded).join(''));
  return key.length < shortestNameOf(span) ? undefined : thesaurus.get(key);
}
