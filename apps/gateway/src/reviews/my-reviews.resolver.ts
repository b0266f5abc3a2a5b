import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { GetMyReview, ListMyReviews } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { pageOf } from '../limits/arguments.js';
import { Uploads } from '../pictures/uploads.js';
import { signedIn, type Requesting } from '../visitors/visitor.js';
import { visitorActor } from '../visitors/actor-of.js';
import { MyReview, MyReviewList } from './review.types.js';
import { pagesFor, toMyReview } from './to-review.js';

/** The signed-in visitor's own reviews; never part of a page. */
@Resolver(() => MyReview)
export class MyReviewsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly uploads: Uploads,
  ) {}

  @Query(() => MyReview, {
    nullable: true,
    description: "The visitor's own review of a business; null if there is none.",
  })
  async myReview(
    @Args('businessId', { type: () => ID }) businessId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview | null> {
    const actor = visitorActor(signedIn(visitor));
    const { review } = await this.requests.send(GetMyReview, { businessId }, { actor });
    return review && toMyReview(review, this.uploads);
  }

  @Query(() => MyReviewList, { description: "The visitor's own reviews, newest first, 10 per page." })
  async myReviews(
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReviewList> {
    const actor = visitorActor(signedIn(visitor));
    const { reviews, total } = await this.requests.send(ListMyReviews, { page: pageOf(page) }, { actor });
    const items = reviews.map((review) => toMyReview(review, this.uploads));
    return { items, total, page, totalPages: pagesFor(total) };
  }
}
