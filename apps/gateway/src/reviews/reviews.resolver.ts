import { Args, Context, ID, Mutation, Resolver } from '@nestjs/graphql';
import {
  DeleteReview,
  DeleteReviewReply,
  DescribeReviewPhoto,
  EditReview,
  PostReview,
  RemoveReviewPhoto,
  ReportReview,
  RestoreReviewPhoto,
  SaveReviewReply,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { RateLimits } from '../limits/rate-limits.js';
import { Uploads } from '../pictures/uploads.js';
import { type Requesting, verified } from '../visitors/visitor.js';
import { visitorActor } from '../visitors/actor-of.js';
import { EditReviewInput, PostReviewInput, ReportReviewInput } from './review.inputs.js';
import { MyReview } from './review.types.js';
import { toMyReview } from './to-review.js';

/** Mutations on reviews, for signed-in visitors with a confirmed address. The session determines the author. */
@Resolver(() => MyReview)
export class ReviewsResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly uploads: Uploads,
  ) {}

  @Mutation(() => MyReview, {
    description: 'Posts a review. Fails with `already-reviewed` if the visitor has already reviewed the business.',
  })
  async postReview(
    @Args('input', { type: () => PostReviewInput }) { commandId, rating = null, ...review }: PostReviewInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(PostReview, { ...review, rating }, { actor, commandId }), this.uploads);
  }

  @Mutation(() => MyReview, { description: "Changes the visitor's own review without changing its date." })
  async editReview(
    @Args('input', { type: () => EditReviewInput }) { commandId, rating = null, ...review }: EditReviewInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(EditReview, { ...review, rating }, { actor, commandId }), this.uploads);
  }

  @Mutation(() => Boolean, { description: "Deletes the visitor's own review permanently." })
  async deleteReview(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(DeleteReview, { id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Reports a review to the editors. Fails with `already-reported`.' })
  async reportReview(
    @Args('input', { type: () => ReportReviewInput }) report: ReportReviewInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('report', actor.id);
    await this.requests.send(ReportReview, { ...report }, { actor });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Creates or changes the reply of the page owner to a review. Fails with `not-page-owner`.',
  })
  async saveReviewReply(
    @Args('id', { type: () => ID }) id: string,
    @Args('text', { type: () => String }) text: string,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    const actor = await this.writer(visitor);
    await this.requests.send(SaveReviewReply, { id, text }, { actor, commandId });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Deletes the reply permanently. Fails with `not-page-owner`.' })
  async deleteReviewReply(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(DeleteReviewReply, { id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Mutation(() => MyReview, { description: "Sets the alternative text of a photo in the visitor's own review." })
  async describeMyReviewPhoto(
    @Args('reviewId', { type: () => ID }) reviewId: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('alt') alt: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(DescribeReviewPhoto, { reviewId, id, alt }, { actor }), this.uploads);
  }

  @Mutation(() => MyReview, { description: "Removes a photo from the visitor's own review." })
  async removeMyReviewPhoto(
    @Args('reviewId', { type: () => ID }) reviewId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(RemoveReviewPhoto, { reviewId, id }, { actor }), this.uploads);
  }

  @Mutation(() => MyReview, {
    description: 'Restores a photo that the visitor removed from their review within the last 30 days.',
  })
  async restoreMyReviewPhoto(
    @Args('reviewId', { type: () => ID }) reviewId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(RestoreReviewPhoto, { reviewId, id }, { actor }), this.uploads);
  }

  private async writer(visitor: Requesting) {
    const actor = visitorActor(verified(visitor));
    await this.limits.take('review', actor.id);
    return actor;
  }
}
