import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { KnownBusiness } from '../business/known-business.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { moveReview, returnReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Where the reviews of a business are now, and where they should be. */
type Moved = KnownBusiness & { reviewsIn: string | null };

/** Moves reviews when their business is merged into another one, and back when the merge is undone. */
@Injectable()
export class MergedReviews {
  constructor(
    private readonly database: Database,
    private readonly businesses: KnownBusinessRepository,
    private readonly reviews: ReviewRepository,
    private readonly ratings: RatingRepository,
    private readonly changes: ReviewChanges,
  ) {}

  /** Idempotent; continues where an interrupted run stopped. */
  async follow(ids: readonly string[]): Promise<void> {
    const moved = await this.businesses.listMoved(ids);
    for (const business of moved) {
      // A concurrent review of this business either commits before, or its transaction starts again.
      await this.ratings.lock(business.id);
      if (business.reviewsIn) await this.bringBack(business, business.reviewsIn);
      if (business.mergedInto) await this.moveTo(business, business.mergedInto);
      await this.businesses.markMoved(business);
      // The target may itself have been merged before these reviews arrived.
      if (business.mergedInto) await this.passOn(business.mergedInto);
    }
  }

  /** Returns a restored review assigned to the business that now has the reviews of its former business, after merges and undone merges. */
  async settle(review: Review): Promise<Review> {
    const former = review.writtenFor.at(-1);
    const known = await this.businesses.findByIds(former ? [former, review.businessId] : [review.businessId]);
    const intoOf = (id?: string) => known.find((business) => business.id === id)?.mergedInto ?? null;
    if (former && intoOf(former) !== review.businessId) return this.settle(returnReview(review));
    const into = intoOf(review.businessId);
    return into ? this.settle(moveReview(review, into)) : review;
  }

  private async passOn(id: string): Promise<void> {
    const [heir] = await this.businesses.findByIds([id]);
    if (!heir?.mergedInto) return;
    await this.moveTo(heir, heir.mergedInto);
    await this.passOn(heir.mergedInto);
  }

  private async moveTo({ id: from }: KnownBusiness, to: string): Promise<void> {
    for (let after: string | null = ''; after !== null;) {
      const since: string = after;
      after = await this.database.transaction(async (session) => {
        const { movable, next } = await this.reviews.listMovable(session, { from, to, after: since });
        await this.store(session, from, to, movable, (review) => moveReview(review, to));
        return next;
      });
    }
  }

  private async bringBack({ id }: Moved, from: string): Promise<void> {
    for (let isDone = false; !isDone;) {
      isDone = await this.database.transaction(async (session) => {
        const moved = await this.reviews.listMovedFrom(session, id, from);
        await this.store(session, from, id, moved, returnReview);
        return moved.length === 0;
      });
    }
  }

  private async store(
    session: ClientSession,
    from: string,
    to: string,
    reviews: readonly Review[],
    change: (review: Review) => Review,
  ): Promise<void> {
    const moves = reviews.map((review): [Review, Review] => [review, change(review)]);
    if (moves.length > 0) await this.changes.move(session, from, to, moves);
  }
}
