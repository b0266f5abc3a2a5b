import { foldedWords, memoized } from '@tedarik/turkish';

interface Named {
  name: string;
  /** Undefined for names whose businesses are not counted. */
  businessCount?: number;
}

/** How a name matches the typed text, best first: it equals it, begins with it, contains a word that begins with it, or none of these. */
const BEGINNINGS = ['whole', 'name', 'word', 'other'] as const;

const inWords = (name: string): string => foldedWords(name).join(' ');
/** Cached, because the same names of the tables are compared after every typed letter. */
const inKnownWords = memoized(inWords);

/** The text may begin at any word: 'süt ür' matches 'Taze süt ürünleri'. */
function beginningIn(words: string, typed: string): (typeof BEGINNINGS)[number] {
  if (!typed) return 'other';
  if (words === typed) return 'whole';
  if (words.startsWith(typed)) return 'name';
  return words.includes(` ${typed}`) ? 'word' : 'other';
}

export const WHOLE_NAME = BEGINNINGS.indexOf('whole');
export const NOT_BEGUN = BEGINNINGS.indexOf('other');

/** Ranks names by how they match the text: 0 if a name equals it, higher for worse matches. */
export function rankingBy(text: string): (name: string) => number {
  const typed = inWords(text);
  return memoized((name) => BEGINNINGS.indexOf(beginningIn(inWords(name), typed)));
}

/**
 * The rows whose name has a word that begins with the text (folded), except those without a public business. A name that equals the text
 * comes first, then names that begin with it, then the others; equal ones by number of businesses.
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
