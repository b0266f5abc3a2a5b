import { fold, lower } from '@tedarik/turkish';
import { type StopWord, telling } from './general-words.js';

/** Longest text that is searched for; what follows is cut off. */
export const LONGEST_QUERY = 100;
/** So many words of a text are searched for. */
export const MOST_WORDS = 12;
const LONGEST_WORD = 40;
// All folded words together; letters that fold to one or two never reach it.
const MOST_LETTERS = 200;
const IGNORED = new Set(['ve', 'ile', 'veya', 'için']);

/** A word of a query as it was written, in small letters, and without its marks. */
export interface QueryWord {
  exact: string;
  folded: string;
  /** Which of several alternatives it belongs to ('fındık veya ceviz'); left out, it is the first. */
  alternative?: number;
}

/** What is left out of queries beside joining and general words. */
export interface Leaving {
  stopWords?: readonly StopWord[];
}

// The suffix after an apostrophe goes ("İstanbul'un" -> "İstanbul"); an apostrophe that only splits joins ("d'Or" -> "dOr").
const SUFFIX = /([\p{L}\p{N}]{2}|\p{N})['’‘ʼ`´][\p{L}\p{N}'’‘ʼ`´]*/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const COMBINING_DOT = /\u0307/g;
/** Operators of other search engines; a number after a sign is how much a word counts or may differ. */
const OPERATORS = /(?<!\S)(?:AND|NOT)(?!\S)|(?<=\p{L})[~^]\d*(?:\.\d+)?(?!\S)/gu;
/** Between words of which one will do; phones write a capital of their own accord. A small 'or' is a word. */
const EITHER = /(?<!\S)(?:OR|(?i:veya|ya\s+da))(?!\S)|\|+/gu;

/** The first letters of a text; none is halved. */
export const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();

/** A text as the index reads it: words and single spaces only, so that both sides split words alike. */
export const searchableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(COMBINING_DOT, '')
    .replace(SUFFIX, '$1')
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text as a query has them, general ones too, but none that joins others. */
export const wordsIn = (text: string): QueryWord[] =>
  searchableText(text.replace(OPERATORS, ' ').replace(EITHER, ' '))
    .split(' ')
    .map(lower)
    .filter((word) => word && !IGNORED.has(word))
    .map((word) => ({ exact: cut(word, LONGEST_WORD), folded: cut(fold(word), LONGEST_WORD) }));

/**
 * The words that a visitor's text requests: at most twelve of its first 100 characters, joining and general words left out. Folding makes
 * up to eighteen letters of one, and each costs the search engine memory: words and their sum are cut after it, too.
 */
export function queryWords(text: string, { stopWords }: Leaving = {}): QueryWord[] {
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
