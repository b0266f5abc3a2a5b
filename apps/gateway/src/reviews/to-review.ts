import { REVIEWS_A_PAGE, type ListReviewsOfBusiness, type ReplyOf } from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import type { ReviewList } from './review.types.js';

export const pagesFor = (total: number): number => Math.ceil(total / REVIEWS_A_PAGE);

/** A page of reviews without the ids of their authors, which are nobody's business. */
export function toReviewList(
  { reviews, total, averageRating, ratingCounts }: ReplyOf<typeof ListReviewsOfBusiness>,
  page: number,
): ReviewList {
  const items = reviews.map((review) => without(review, ['userId']));
  return { items, total, averageRating, ratingCounts: ratingCounts ?? null, page, totalPages: pagesFor(total) };
}
