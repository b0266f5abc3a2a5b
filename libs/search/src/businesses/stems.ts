import { fold } from '@tedarik/turkish';

/**
 * A light stemmer of the trade over folded words, as regular expressions that Java and JavaScript read alike: the index
 * applies them as token filters, `stem` to names and synonyms. Lucene's Turkish stemmer makes 'f' of 'fındık' and knows
 * no word that was typed without its marks.
 *
 * Each begins with the letter that its ending begins with, and only then looks back for enough of a word before it: over
 * the words of a description that costs an engine less than half of what `^(.{2,})` in front would.
 */
export const STEM_RULES: readonly { name: string; pattern: string; replacement: string }[] = [
  { name: 'stem_plural', pattern: 'l(?<=.{2}l)[ae]r(?:i|in|ini|imiz|d[ae]|d[ae]n|[ae])?$', replacement: '' },
  { name: 'stem_trader', pattern: 'c(?<=.{3}c)[iu](?:l[iu][kg][iu]?)?(?:si|su)?$', replacement: '' },
  { name: 'stem_possessive', pattern: 's(?<=.{4}s)[iu]$', replacement: '' },
  { name: 'stem_accusative', pattern: '[iu](?<=.{2}[iu])$', replacement: '' },
  { name: 'stem_soft_g', pattern: 'g(?<=.{2}g)$', replacement: 'k' },
  { name: 'stem_soft_b', pattern: 'b(?<=.{2}b)$', replacement: 'p' },
  // Of short words hardly one goes soft: 'kadı' is not 'kat'.
  { name: 'stem_soft_d', pattern: 'd(?<=.{3}d|bud|tad)$', replacement: 't' },
];
const RULES = STEM_RULES.map(({ pattern, replacement }) => ({ pattern: new RegExp(pattern, 'u'), replacement }));

/** The stem under which the index holds a word: 'Peynircilik', 'peynirleri' and 'peynir' are all 'peynir'. */
export const stem = (word: string): string =>
  RULES.reduce((text, { pattern, replacement }) => text.replace(pattern, replacement), fold(word));

// 'peynirin', 'zeytinden', 'kahvede', 'raftaki', 'balla', 'sumağa': these stand in a text that is searched for, hardly ever in a name.
const CASES = [/(?<=.{3})[iu]n$/u, /(?<=.{3})[dt][ae](?:n|ki)?$/u, /(?<=.{4})y?l[ae]$/u, /(?<=.{4})[ae]$/u];
// After a possessive or a vowel: 'peynirinden', 'kahvenin', 'baklavaya'.
const BUFFER = /(?<=.{3})[ny]$/u;

/**
 * A folded word without the ending of its case, with and without the letter that some put before it; none when it has no such ending, or
 * nothing of a word would be left. No rule of the index, for many words only look so: 'zeytin', 'pasta'.
 */
export function withoutCase(folded: string): string[] {
  const bare = CASES.map((ending) => folded.replace(ending, '')).filter((word) => word !== folded);
  return [...new Set(bare.flatMap((word) => [word.replace(BUFFER, ''), word]))];
}

/**
 * Of several words written as one, how many letters a name of them has at least: one that ends before the last word does not name it, however
 * much that looks like an ending. 'konya un' is flour and no form of 'Konya', 'kahve su' is water, too.
 */
export const shortestNameOf = (words: readonly { folded: string }[]): number =>
  words.reduce(
    (letters, { folded }, at) => letters + (at < words.length - 1 ? folded.length : Math.min(2, folded.length)),
    0,
  );

/** Stems of short words that many compounds end with: 'zeytinyağı', 'yerelması', 'karadut', 'kayatuzu'. */
export const SHORT_HEADS: readonly string[] = 'yağ elma dut tuz'.split(' ').map(stem);
