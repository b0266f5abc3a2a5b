import { Args, Context, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { ListReviewsOfBusiness } from '@tedarik/commands';
import { RequestFailed, RequestClient } from '@tedarik/messaging';
import { pageOf } from '../limits/arguments.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { Uploads } from '../pictures/uploads.js';
import { Business } from '../business/business.types.js';
import { ReviewList } from './review.types.js';
import { toReviewList } from './to-review.js';

const PAGE = { type: () => Int, defaultValue: 1 };

@Resolver(() => Business)
export class ReviewsOfBusinessResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly uploads: Uploads,
  ) {}

  @Query(() => ReviewList, { description: 'Visible reviews of a business, newest first, 10 per page.' })
  async reviews(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Args('page', PAGE) page: number,
    @Context('reads') reads: PageReads,
  ): Promise<ReviewList> {
    reads.from(`reviews:${businessId}`);
    const request = { businessId, page: pageOf(page) };
    return toReviewList(await this.requests.send(ListReviewsOfBusiness, request), page, this.uploads);
  }

  @ResolveField('reviews', () => ReviewList, {
    nullable: true,
    description: 'The 10 newest reviews, newest first; null while the reviews service is unavailable.',
  })
  async reviewsOf(@Parent() { id }: Business, @Context('reads') reads: PageReads): Promise<ReviewList | null> {
    try {
      return await this.reviews(id, 1, reads);
    } catch (error) {
      // The page is shown without its reviews.
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'unavailable') throw error;
      reads.degraded = true;
      return null;
    }
  }
}
