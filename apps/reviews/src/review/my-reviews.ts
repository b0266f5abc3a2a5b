import type { RequestContext, GetMyReview, ListMyReviews, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { signedInAuthor } from './signed-in-author.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewRecords } from './review-records.js';

/** A visitor's own reviews, including pending and hidden ones. */
@Injectable()
export class MyReviewsQuery {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly records: ReviewRecords,
  ) {}

  async ofBusiness(
    { businessId }: RequestOf<typeof GetMyReview>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof GetMyReview>> {
    const review = await this.reviews.findOwn(signedInAuthor(context).id, businessId);
    return { review: review ? await this.records.ofOne(review) : null };
  }

  async list(
    { page }: RequestOf<typeof ListMyReviews>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListMyReviews>> {
    const { reviews, total } = await this.reviews.list({ userId: signedInAuthor(context).id }, page);
    return { reviews: await this.records.of(reviews), total };
  }
}
