import { foldedWords } from '@tedarik/turkish';

const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** The folded words of a text for the reduced search of the owning service. */
export const reducedWords = (text: string): string[] =>
  foldedWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
