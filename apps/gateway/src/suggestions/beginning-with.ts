import { fold, foldedWords } from '@tedarik/turkish';

interface Named {
  name: string;
  /** Not known of what is not counted. */
  businessCount?: number;
}

/**
 * Rows of whose name a word begins with the text, folded, but none that are known to have no public business: those whose
 * name begins with it first, then those with more businesses.
 */
export function beginningWith<Row extends Named>(text: string, rows: readonly Row[], most: number): Row[] {
  const typed = fold(text).trim();
  if (!typed) return [];
  return rows
    .filter(({ name, businessCount }) => businessCount !== 0 && hasWord(name, typed))
    .toSorted(
      (one, other) => rank(one, typed) - rank(other, typed) || (other.businessCount ?? 0) - (one.businessCount ?? 0),
    )
    .slice(0, most);
}

const rank = ({ name }: Named, typed: string): number => (fold(name).startsWith(typed) ? 0 : 1);

/** From the beginning of any word on: 'süt ür' is in 'Taze süt ürünleri'. */
const hasWord = (name: string, typed: string): boolean => {
  const words = foldedWords(name);
  return words.some((_, from) => words.slice(from).join(' ').startsWith(typed));
};
