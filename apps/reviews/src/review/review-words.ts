import { foldedWords } from '@tedarik/turkish';
import type { Review } from './review.js';

// Enough for a comment of the greatest length; limits the index entries of one review.
const MOST_WORDS = 200;

/** Folded words of comment, author and business, each once; the back office finds reviews by these. */
export function reviewWords(
  { comment, userName }: Pick<Review, 'comment' | 'userName'>,
  businessName: string,
): string[] {
  const words = [businessName, userName ?? '', comment].flatMap(foldedWords);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
