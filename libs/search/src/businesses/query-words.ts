import { fold, lower } from '@tedarik/turkish';

/** Longest text that is searched for; what follows is cut off. */
export const LONGEST_QUERY = 100;
const MOST_WORDS = 12;
const IGNORED = new Set(['ve', 'ile', 'veya', 'için']);

/** A word of a query as it was written, in small letters, and without its marks. */
export interface QueryWord {
  exact: string;
  folded: string;
}

// The suffix after an apostrophe goes ("İstanbul'un" -> "İstanbul"); an apostrophe that only splits joins ("d'Or" -> "dOr").
const SUFFIX = /([\p{L}\p{N}]{2}|\p{N})['’‘ʼ`´][\p{L}\p{N}'’‘ʼ`´]*/gu;
const APOSTROPHES = /['’‘ʼ`´]/g;
const COMBINING_DOT = /\u0307/g;

/** A text as the index reads it: words and single spaces only, so that both sides split words alike. */
export const searchableText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(COMBINING_DOT, '')
    .replace(SUFFIX, '$1')
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words that a visitor's text asks for: at most twelve of its first 100 characters, joining words left out. */
export function queryWords(text: string): QueryWord[] {
  const words = searchableText(text.slice(0, LONGEST_QUERY)).split(' ').filter(Boolean).map(lower);
  const telling = words.filter((word) => !IGNORED.has(word));
  return (telling.length ? telling : words).slice(0, MOST_WORDS).map((exact) => ({ exact, folded: fold(exact) }));
}
