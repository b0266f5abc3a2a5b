import { foldedWords, remembered } from '@tedarik/turkish';

interface Named {
  name: string;
  /** Not known of what is not counted. */
  businessCount?: number;
}

/** How well a name has what was typed, best first: it is the name, begins it, begins a word of it, or the name was found for something else. */
const BEGINNINGS = ['whole', 'name', 'word', 'other'] as const;

const inWords = (name: string): string => foldedWords(name).join(' ');
/** The names of the tables come again with every letter typed. */
const inKnownWords = remembered(inWords);

/** From the beginning of any word on: 'süt ür' is in 'Taze süt ürünleri'. */
function beginningIn(words: string, typed: string): (typeof BEGINNINGS)[number] {
  if (!typed) return 'other';
  if (words === typed) return 'whole';
  if (words.startsWith(typed)) return 'name';
  return words.includes(` ${typed}`) ? 'word' : 'other';
}

export const WHOLE_NAME = BEGINNINGS.indexOf('whole');
export const NOT_BEGUN = BEGINNINGS.indexOf('other');

/** 0 for the name itself, and more the worse the text begins it. */
export const rankOfName = (name: string, text: string): number =>
  BEGINNINGS.indexOf(beginningIn(inWords(name), inWords(text)));

/**
 * Rows of whose name a word begins with the text, folded, but none that are known to have no public business: one of just
 * that name first, then those whose name begins with it, then those with more businesses.
 */
export function beginningWith<Row extends Named>(text: string, rows: readonly Row[], most: number): Row[] {
  const typed = inWords(text);
  if (!typed) return [];
  return rows
    .map((row) => ({ row, rank: BEGINNINGS.indexOf(beginningIn(inKnownWords(row.name), typed)) }))
    .filter(({ row, rank }) => row.businessCount !== 0 && rank !== NOT_BEGUN)
    .toSorted((one, other) => one.rank - other.rank || (other.row.businessCount ?? 0) - (one.row.businessCount ?? 0))
    .slice(0, most)
    .map(({ row }) => row);
}
