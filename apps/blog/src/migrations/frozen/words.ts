import { fold } from '@tedarik/turkish';

/** The search words as they were when migration 002 was written. Must not follow later changes of libs/search. */
export const stemmedWords = (text: string): string[] => searchable(text).flatMap((word) => [word, stem(word)]);

const SUFFIX = /([\p{L}\p{N}]{2}|\p{N})['’‘ʼ`´][\p{L}\p{N}'’‘ʼ`´]*/gu;
const ENDINGS: readonly [pattern: RegExp, replacement: string][] = [
  [/l(?<=.{2}l)[ae]r(?:i|in|ini|imiz|d[ae]|d[ae]n|[ae])?$/u, ''],
  [/c(?<=.{3}c)[iu](?:l[iu][kg][iu]?)?(?:si|su)?$/u, ''],
  [/s(?<=.{4}s)[iu]$/u, ''],
  [/[iu](?<=.{2}[iu])$/u, ''],
  [/g(?<=.{2}g)$/u, 'k'],
  [/b(?<=.{2}b)$/u, 'p'],
  [/d(?<=.{3}d|bud|tad)$/u, 't'],
];

const searchable = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/\u0307/g, '')
    .replace(SUFFIX, '$1')
    .replace(/['’‘ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);

const stem = (word: string): string =>
  ENDINGS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
