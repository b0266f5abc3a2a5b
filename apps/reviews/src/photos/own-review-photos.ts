import {
  AddReviewPhoto,
  DescribeReviewPhoto,
  type FindReviewPhotoRoom,
  RemoveReviewPhoto,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  RestoreReviewPhoto,
  type ReviewOnRecord,
} from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { ReviewChanges } from '../review/review-changes.js';
import { reviewNotFound } from '../review/review.errors.js';
import { addPhoto, describePhoto, removePhoto, restorePhoto, roomFor, samePhoto } from '../review/review-photos.js';
import { ReviewRecords } from '../review/review-records.js';
import type { Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';

/** Lets authors manage the photos of their own reviews; the review of another author is not found. */
@Injectable()
export class OwnReviewPhotos {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly records: ReviewRecords,
    private readonly clock: Clock,
    @Inject(REVIEWS_CONFIG) private readonly config: Pick<ReviewsConfig, 'REVIEW_PREMODERATION'>,
  ) {}

  async room(
    { reviewId }: RequestOf<typeof FindReviewPhotoRoom>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof FindReviewPhotoRoom>> {
    const review = await this.own(reviewId, context, null);
    const sent = await this.commandLog.outcomeOf(AddReviewPhoto, { reviewId }, context);
    return { room: roomFor({ ...review, photos: review.photos.filter(({ id }) => id !== sent?.id) }) };
  }

  add(request: RequestOf<typeof AddReviewPhoto>, context: RequestContext): Promise<ReplyOf<typeof AddReviewPhoto>> {
    const { reviewId, alt, ...picture } = request;
    const id = newId();
    const premoderated = this.config.REVIEW_PREMODERATION;
    // The idempotency key leaves out photo and text, because a repeated upload has another upload id and may have another description.
    return this.commandLog.once(AddReviewPhoto, { reviewId }, context, async (session) => {
      const before = await this.own(reviewId, context, session);
      // A file that was chosen again after a lost reply has another command id; its text is the one typed last.
      const same = samePhoto(before, picture);
      if (same) {
        if (alt.trim()) await this.changes.store(session, before, describePhoto(before, same.id, alt, premoderated));
        return { id: same.id };
      }
      const after = addPhoto(before, { id, picture, alt, premoderated }, this.clock.now());
      await this.changes.store(session, before, after);
      return { id };
    });
  }

  describe(request: RequestOf<typeof DescribeReviewPhoto>, context: RequestContext): Promise<ReviewOnRecord> {
    const { id, alt } = request;
    return this.commandLog.once(DescribeReviewPhoto, request, context, (session) =>
      this.change(session, request, context, (review) =>
        describePhoto(review, id, alt, this.config.REVIEW_PREMODERATION),
      ),
    );
  }

  remove(request: RequestOf<typeof RemoveReviewPhoto>, context: RequestContext): Promise<ReviewOnRecord> {
    return this.commandLog.once(RemoveReviewPhoto, request, context, (session) =>
      this.change(session, request, context, (review) => removePhoto(review, request.id, this.clock.now())),
    );
  }

  restore(request: RequestOf<typeof RestoreReviewPhoto>, context: RequestContext): Promise<ReviewOnRecord> {
    return this.commandLog.once(RestoreReviewPhoto, request, context, (session) =>
      this.change(session, request, context, (review) =>
        restorePhoto(review, request.id, this.config.REVIEW_PREMODERATION),
      ),
    );
  }

  private async change(
    session: ClientSession,
    { reviewId }: { reviewId: string },
    context: RequestContext,
    act: (review: Review) => Review,
  ): Promise<ReviewOnRecord> {
    const before = await this.own(reviewId, context, session);
    const after = act(before);
    await this.changes.store(session, before, after);
    return this.records.ofOne(after);
  }

  private async own(id: string, context: RequestContext, session: ClientSession | null): Promise<Review> {
    const author = signedInAuthor(context);
    const review = await this.reviews.get(id, session);
    if (review.userId !== author.id) throw reviewNotFound(id);
    return review;
  }
}
