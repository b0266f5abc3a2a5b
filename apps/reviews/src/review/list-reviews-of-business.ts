import type { ListReviewsOfBusiness, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { reviewView } from './review.js';
import { ReviewRepository } from './review.repository.js';

/** The visible reviews of a business for the public, sorted only by date, never by rating. */
@Injectable()
export class ListReviewsOfBusinessQuery {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly ratings: RatingRepository,
    private readonly businesses: KnownBusinessRepository,
  ) {}

  async execute({
    businessId,
    page,
  }: RequestOf<typeof ListReviewsOfBusiness>): Promise<ReplyOf<typeof ListReviewsOfBusiness>> {
    if (!(await this.businesses.findPublic(businessId))) return { reviews: [], total: 0, averageRating: null };
    const [{ reviews, total }, averageRating, ratingCounts] = await Promise.all([
      this.reviews.list({ businessId, status: 'visible' }, page),
      this.ratings.findMean(businessId),
      page === 1 ? this.reviews.countVisibleByRating(businessId) : undefined,
    ]);
    return {
      reviews: reviews.map(reviewView),
      total,
      averageRating,
      ...(total > 0 && ratingCounts && { ratingCounts }),
    };
  }
}
