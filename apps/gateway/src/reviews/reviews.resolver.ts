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

  @Mutation(() => MyReview, { description: 'Fails with `already-reviewed` when there is one of this visitor.' })
  async postReview(
    @Args('input', { type: () => PostReviewInput }) { commandId, rating = null, ...review }: PostReviewInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(PostReview, { ...review, rating }, { actor, commandId }), this.uploads);
  }

  @Mutation(() => MyReview, { description: "Changes the visitor's own review; its date stays." })
  async editReview(
    @Args('input', { type: () => EditReviewInput }) { commandId, rating = null, ...review }: EditReviewInput,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(EditReview, { ...review, rating }, { actor, commandId }), this.uploads);
  }

  @Mutation(() => Boolean, { description: "Removes the visitor's own review for good." })
  async deleteReview(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(DeleteReview, { id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Tells the editors of a review. Fails with `already-reported`.' })
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
    description: 'The answer of the owner of the page, or a change of it. Fails with `not-page-owner`.',
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

  @Mutation(() => Boolean, { description: 'Removes the answer for good. Fails with `not-page-owner`.' })
  async deleteReviewReply(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.requests.send(DeleteReviewReply, { id }, { actor: visitorActor(verified(visitor)) });
    return true;
  }

  @Mutation(() => MyReview, { description: "Says what a photo of the visitor's own review shows." })
  async describeMyReviewPhoto(
    @Args('reviewId', { type: () => ID }) reviewId: string,
    @Args('id', { type: () => ID }) id: string,
    @Args('alt') alt: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(DescribeReviewPhoto, { reviewId, id, alt }, { actor }), this.uploads);
  }

  @Mutation(() => MyReview, { description: "Takes a photo off the visitor's own review." })
  async removeMyReviewPhoto(
    @Args('reviewId', { type: () => ID }) reviewId: string,
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<MyReview> {
    const actor = await this.writer(visitor);
    return toMyReview(await this.requests.send(RemoveReviewPhoto, { reviewId, id }, { actor }), this.uploads);
  }

  @Mutation(() => MyReview, { description: 'Undoes that within 30 days.' })
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
