import { graphemesIn } from '@tedarik/turkish';

export const COMMENT = { min: 10, max: 500 };

export type Problem = 'sign-in-required' | 'rating-missing' | 'comment-too-short' | 'comment-too-long';

/** Length of a comment as the server counts it. */
export const lengthOf = (comment: string): number => graphemesIn(comment.normalize('NFC').trim());

/** PUB-REV-20: the first problem that prevents sending; the server refuses for the same reasons. */
export function problemOf(review: { signedIn: boolean; rating: number | null; comment: string }): Problem | null {
  if (!review.signedIn) return 'sign-in-required';
  if (review.rating === null) return 'rating-missing';
  const length = lengthOf(review.comment);
  if (length < COMMENT.min) return 'comment-too-short';
  return length > COMMENT.max ? 'comment-too-long' : null;
}
