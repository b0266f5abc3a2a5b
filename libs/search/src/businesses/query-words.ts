import { fold, lower } from '@tedarik/turkish';
import { type StopWord, telling } from './general-words.js';

/** Maximum length of a search text in characters; the rest is cut off. */
export const LONGEST_QUERY = 100;
/** Maximum number of words of a text that are searched for. */
export const MOST_WORDS = 12;
const LONGEST_WORD = 40;
// Maximum length of all folded words together. Only letters that fold to many letters can reach it.
const MOST_LETTERS = 200;
const IGNORED = new Set(['ve', 'ile', 'veya', 'için']);

/** A word of a query in lower case, with and without diacritics. */
export interface QueryWord {
  exact: string;
  folded: string;
  /** The alternative that the word belongs to ('fındık veya ceviz' has two), from 0; undefined means the first. */
  alternative?: number;
}

/** What is left out of queries in addition to conjunctions and general words. */
export interface IgnoredWords {
  stopWords?: readonly StopWord[];
}

// Removes the suffix after an apostrophe ("İstanbul'un" -> "İstanbul"); any other apostrophe is removed and its parts are joined ("d'Or" ->
// "dOr").
const SUFFIX = /([\p{L}\p{N}]{2}|\p{N})['’‘ʼ`´][\p{L}\p{N}'’‘ʼ`´]*/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const COMBINING_DOT = /\u0307/g;
/** Operators of other search engines. A number after `~` or `^` is the edit distance or the weight of a word. */
const OPERATORS = /(?<!\S)(?:AND|NOT)(?!\S)|(?<=\p{L})[~^]\d*(?:\.\d+)?(?!\S)/gu;
/** Separators of alternatives. A lower-case 'or' is a word; 'veya' may be capitalised, as telephones do so on their own. */
const EITHER = /(?<!\S)(?:OR|(?i:veya|ya\s+da))(?!\S)|\|+/gu;

/** The first `most` characters of a text; does not split a surrogate pair. */
export const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

/** Normalises a text to words with single spaces, so that index and queries split words in the same way. */
export const searchableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(COMBINING_DOT, '')
    .replace(SUFFIX, '$1')
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All words of a text, in the form of query words: general words are kept, conjunctions and operators removed. */
export const wordsIn = (text: string): QueryWord[] =>
  searchableText(text.replace(OPERATORS, ' ').replace(EITHER, ' '))
    .split(' ')
    .map(lower)
    .filter((word) => word && !IGNORED.has(word))
    .map((word) => ({ exact: cut(word, LONGEST_WORD), folded: cut(fold(word), LONGEST_WORD) }));

/**
 * The words that are searched for in a visitor's text: at most twelve within its first 100 characters, without conjunctions and general
 * words. Folding can turn one letter into eighteen, and each costs the search engine memory, so single words and their total length are
 * limited after folding as well.
 */
export function queryWords(text: string, { stopWords }: IgnoredWords = {}): QueryWord[] {
  const said = text.slice(0, LONGEST_QUERY).replace(OPERATORS, ' ').split(EITHER);
  const words = said.flatMap((one, alternative) =>
    searchableText(one)
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word: lower(word), alternative })),
  );
  const unjoined = words.filter(({ word }) => !IGNORED.has(word));
  let room = MOST_LETTERS;
  const taken = (unjoined.length ? unjoined : words).slice(0, MOST_WORDS).flatMap(({ word, alternative }) => {
    if (room <= 0) return [];
    const folded = cut(fold(word), Math.min(LONGEST_WORD, room));
    room -= folded.length;
    return [{ exact: cut(word, LONGEST_WORD), folded, ...(alternative > 0 && { alternative }) }];
  });
  return [...telling(taken, stopWords)];
}
