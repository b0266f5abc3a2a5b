import { foldedWords } from '@tedarik/turkish';

const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** What an owner searches for in the place of a text while the search engine is away. */
export const reducedWords = (text: string): string[] =>
  foldedWords(text)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
