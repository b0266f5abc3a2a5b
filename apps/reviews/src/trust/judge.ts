import type { HoldReason } from '@tedarik/events';
import { burstAround } from './bursts.js';
import { type JudgedReview, sideOf } from './judged-review.js';
import { ringAround } from './rings.js';

/** Relation of the author to the page: owns it, or owns a page of the same trade in the same province. */
export type Tie = 'none' | 'own' | 'rival';

/** Input for judging one review. */
export interface Case {
  review: JudgedReview;
  /** Null if it could not be determined. */
  tie: Tie | null;
  /** All reviews of its page. */
  page: readonly JudgedReview[];
  /** All reviews of the pages that its author wrote about. */
  nearby: readonly JudgedReview[];
}

/** Returns the reviews to be held with the reason: the judged one, and earlier ones of the same attack. */
export function judge({ review, tie, page, nearby }: Case): Map<string, HoldReason> {
  const found = new Map<string, HoldReason>();
  for (const { id } of ringAround(review, nearby)) found.set(id, 'ring');
  for (const { id } of burstAround(review, page)) found.set(id, 'burst');
  if (tie === 'own') found.set(review.id, 'own-page');
  // A positive review of a competitor does no harm.
  if (tie === 'rival' && sideOf(review) === 'down') found.set(review.id, 'rival-page');
  return found;
}
