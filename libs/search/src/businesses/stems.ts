import { fold } from '@tedarik/turkish';

/**
 * A light stemmer of the trade over folded words, as regular expressions that Java and JavaScript read alike: the index
 * applies them as token filters, `stem` to names and synonyms. Lucene's Turkish stemmer makes 'f' of 'fındık' and knows
 * no word that was typed without its marks.
 */
export const STEM_RULES: readonly { name: string; pattern: string; replacement: string }[] = [
  { name: 'stem_plural', pattern: '^(.{2,}?)l[ae]r(?:i|in|ini|imiz|d[ae]|d[ae]n|[ae])?$', replacement: '$1' },
  { name: 'stem_trader', pattern: '^(.{3,})c[iu](?:l[iu][kg][iu]?)?(?:si|su)?$', replacement: '$1' },
  { name: 'stem_possessive', pattern: '^(.{4,})s[iu]$', replacement: '$1' },
  { name: 'stem_accusative', pattern: '^(.{2,})[iu]$', replacement: '$1' },
  { name: 'stem_soft_g', pattern: '^(.{2,})g$', replacement: '$1k' },
  { name: 'stem_soft_b', pattern: '^(.{2,})b$', replacement: '$1p' },
  { name: 'stem_soft_d', pattern: '^(.{2,})d$', replacement: '$1t' },
];
const RULES = STEM_RULES.map(({ pattern, replacement }) => ({ pattern: new RegExp(pattern, 'u'), replacement }));

/** The stem under which the index holds a word: 'Peynircilik', 'peynirleri' and 'peynir' are all 'peynir'. */
export const stem = (word: string): string =>
  RULES.reduce((text, { pattern, replacement }) => text.replace(pattern, replacement), fold(word));
