import { foldedWords } from '@tedarik/turkish';
import type { Review } from './review.js';

// Of a comment of the greatest length; a bound on what one review may add to the index.
const MOST_WORDS = 200;

/** Folded words of comment, author and business, each once: what the back office finds a review by. */
export function reviewWords(
  { comment, userName }: Pick<Review, 'comment' | 'userName'>,
  businessName: string,
): string[] {
  const words = [businessName, userName ?? '', comment].flatMap(foldedWords);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
