import { fold } from '@tedarik/turkish';

/**
 * A light stemmer for words of the trade, over folded words. Its regular expressions have the same meaning in Java and JavaScript: the
 * index applies them as token filters, and `stem` applies them to names and synonyms. Lucene's Turkish stemmer does not fit: it turns
 * 'fındık' into 'f', and does not know words that are typed without diacritics.
 *
 * Each pattern starts with the first letter of the ending, and only then looks behind for enough letters before it. On the words of
 * descriptions this takes the search engine less than half the time of a leading `^(.{2,})`.
 */
export const STEM_RULES: readonly { name: string; pattern: string; replacement: string }[] = [
  { name: 'stem_plural', pattern: 'l(?<=.{2}l)[ae]r(?:i|in|ini|imiz|d[ae]|d[ae]n|[ae])?$', replacement: '' },
  { name: 'stem_trader', pattern: 'c(?<=.{3}c)[iu](?:l[iu][kg][iu]?)?(?:si|su)?$', replacement: '' },
  { name: 'stem_possessive', pattern: 's(?<=.{4}s)[iu]$', replacement: '' },
  { name: 'stem_accusative', pattern: '[iu](?<=.{2}[iu])$', replacement: '' },
  { name: 'stem_soft_g', pattern: 'g(?<=.{2}g)$', replacement: 'k' },
  { name: 'stem_soft_b', pattern: 'b(?<=.{2}b)$', replacement: 'p' },
  // Short words hardly ever soften: 'kadı' is not a form of 'kat'.
  { name: 'stem_soft_d', pattern: 'd(?<=.{3}d|bud|tad)$', replacement: 't' },
];
const RULES = STEM_RULES.map(({ pattern, replacement }) => ({ pattern: new RegExp(pattern, 'u'), replacement }));

/** The stem of a word, as the index stores it: that of 'Peynircilik', 'peynirleri' and 'peynir' is 'peynir'. */
export const stem = (word: string): string =>
  RULES.reduce((text, { pattern, replacement }) => text.replace(pattern, replacement), fold(word));

// Case endings, as in 'peynirin', 'zeytinden', 'kahvede', 'raftaki', 'balla', 'sumağa', 'çayını', and 'pirinci', which is no trader. They
// occur in search texts, hardly ever in names.
const CASES = [
  /(?<=.{3})[iu]n$/u,
  /(?<=.{3})[dt][ae](?:n|ki)?$/u,
  /(?<=.{4})y?l[ae]$/u,
  /(?<=.{4})[ae]$/u,
  /(?<=.{3}[iu])n[iu]$/u,
  /(?<=.{3}c)[iu]$/u,
];
// The buffer letter of a case ending after a possessive or a vowel: 'peynirinden', 'kahvenin', 'baklavaya'.
const BUFFER = /(?<=.{3})[ny]$/u;

/**
 * A folded word without its case ending, with and without the buffer letter; empty if it has no case ending or too little of the word would
 * remain. The index does not apply this, because many words only seem to have a case ending: 'zeytin', 'pasta'.
 */
export function withoutCase(folded: string): string[] {
  const bare = CASES.map((ending) => folded.replace(ending, '')).filter((word) => word !== folded);
  return [...new Set(bare.flatMap((word) => [word.replace(BUFFER, ''), word]))];
}

/**
 * The minimum length of a name that several words, written as one, may be a form of. A name that ends before the last word does not match,
 * even if the rest looks like a suffix: 'konya un' is flour and not a form of 'Konya', and 'kahve su' includes water.
 */
export const shortestNameOf = (words: readonly { folded: string }[]): number =>
  words.reduce(
    (letters, { folded }, at) => letters + (at < words.length - 1 ? folded.length : Math.min(2, folded.length)),
    0,
  );

/** Stems of short words with which many compounds end: 'zeytinyağı', 'yerelması', 'karadut', 'kayatuzu'. */
export const SHORT_HEADS: readonly string[] = 'yağ elma dut tuz'.split(' ').map(stem);
