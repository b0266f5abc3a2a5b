import type { HoldReason } from '@tedarik/events';
import { burstAround } from './bursts.js';
import { type JudgedReview, sideOf } from './judged-review.js';
import { ringAround } from './rings.js';

/** What its author has to do with the page: owns it, or owns one of the same trade in the same province. */
export type Tie = 'none' | 'own' | 'rival';

/** What the rules need to judge one review. */
export interface Case {
  review: JudgedReview;
  /** Null where it could not be found out. */
  tie: Tie | null;
  /** All reviews of its page. */
  page: readonly JudgedReview[];
  /** All reviews of the pages that its author wrote about. */
  nearby: readonly JudgedReview[];
}

/** Which reviews are to be held, and why: the one that is judged, and earlier ones of the same attack. */
export function judge({ review, tie, page, nearby }: Case): Map<string, HoldReason> {
  const found = new Map<string, HoldReason>();
  for (const { id } of ringAround(review, nearby)) found.set(id, 'ring');
  for (const { id } of burstAround(review, page)) found.set(id, 'burst');
  if (tie === 'own') found.set(review.id, 'own-page');
  // A good word about a rival harms nobody.
  if (tie === 'rival' && sideOf(review) === 'down') found.set(review.id, 'rival-page');
  return found;
}
