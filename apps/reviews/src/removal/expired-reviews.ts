import { Injectable } from '@nestjs/common';
import type { Erasable } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { RemovedReviewRepository } from './removed-review.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { dropPhotos } from '../review/review-photos.js';
import { ReviewRepository } from '../review/review.repository.js';

const AT_ONCE = 50;

/** Erases what was removed thirty days ago: reviews with their photos, and removed photos of existing reviews. */
@Injectable()
export class ExpiredReviews implements Erasable {
  readonly kinds = [
    (session: ClientSession, before: Date) => this.eraseReviews(session, before),
    (session: ClientSession, before: Date) => this.erasePhotos(session, before),
  ];

  constructor(
    private readonly removed: RemovedReviewRepository,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
  ) {}

  private async eraseReviews(session: ClientSession, before: Date): Promise<number> {
    const expired = await this.removed.listExpired(session, before, AT_ONCE);
    for (const review of expired) await this.changes.forgetPhotos(session, review);
    await this.removed.erase(
      session,
      expired.map(({ id }) => id),
    );
    return expired.length;
  }

  private async erasePhotos(session: ClientSession, before: Date): Promise<number> {
    const outdated = await this.reviews.listWithPhotosRemovedBefore(session, before, AT_ONCE);
    for (const review of outdated) await this.changes.store(session, review, dropPhotos(review, before));
    return outdated.length;
  }
}
