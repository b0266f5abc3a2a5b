import { REVIEWS_A_PAGE, type ListReviewsOfBusiness, type ReplyOf, type ReviewOnRecord } from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import { toPhoto } from '../photos/photo.types.js';
import type { Uploads } from '../pictures/uploads.js';
import type { MyReview, ReviewList } from './review.types.js';

export const pagesFor = (total: number): number => Math.ceil(total / REVIEWS_A_PAGE);

/** Converts a page of reviews and removes the ids of their authors, which must not be public. */
export function toReviewList(
  { reviews, total, averageRating, ratingCounts }: ReplyOf<typeof ListReviewsOfBusiness>,
  page: number,
  uploads: Uploads,
): ReviewList {
  const items = reviews.map(({ photos = [], ...review }) => ({
    ...without(review, ['userId']),
    photos: photos.map((photo) => toPhoto(photo, uploads)),
  }));
  return { items, total, averageRating, ratingCounts: ratingCounts ?? null, page, totalPages: pagesFor(total) };
}

export const toMyReview = ({ photos = [], ...review }: ReviewOnRecord, uploads: Uploads): MyReview => ({
  ...review,
  photos: photos.map(({ takenDownFor, ...photo }) => ({ ...toPhoto(photo, uploads), takenDownFor })),
});
