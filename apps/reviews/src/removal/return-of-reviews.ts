import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AuthorRepository } from '../author/author.repository.js';
import { MergedReviews } from '../merging/merged-reviews.js';
import { alreadyReviewed, notRemoved, reviewNotFound } from '../review/review.errors.js';
import { ReviewChanges } from '../review/review-changes.js';
import { bringBackReview, forgetAuthor, renameAuthor, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { RemovedReviewRepository } from './removed-review.repository.js';

/** Restores removed reviews. */
@Injectable()
export class ReturnOfReviews {
  constructor(
    private readonly removed: RemovedReviewRepository,
    private readonly reviews: ReviewRepository,
    private readonly authors: AuthorRepository,
    private readonly merged: MergedReviews,
    private readonly changes: ReviewChanges,
  ) {}

  /**
   * Returns the review as it must be stored again, with its author's current name. Throws review-not-found, review-not-removed, and
   * already-reviewed when the author has written another review since.
   */
  async prepare(session: ClientSession, id: string): Promise<Review> {
    const removed = await this.removed.take(session, id);
    if (!removed) throw (await this.reviews.exists(session, id)) ? notRemoved(id) : reviewNotFound(id);
    const review = await this.merged.settle(bringBackReview(removed));
    const { userId, businessId } = review;
    if (userId === null) return review;
    if (await this.reviews.findOwn(userId, businessId, session)) throw alreadyReviewed(businessId);
    const author = await this.authors.lock(userId, session);
    if (!author) return review;
    if (author.name !== null) return renameAuthor(review, author.name);
    await this.changes.forgetPhotos(session, review);
    return forgetAuthor(review);
  }
}
