import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { KnownBusiness } from '../business/known-business.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { moveReview, returnReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Where the reviews of a business are, and where they are to be. */
type Moved = KnownBusiness & { reviewsIn: string | null };

/** Reviews follow their business into the one that it was merged into, and come back when that is undone. */
@Injectable()
export class MergedReviews {
  constructor(
    private readonly database: Database,
    private readonly businesses: KnownBusinessRepository,
    private readonly reviews: ReviewRepository,
    private readonly ratings: RatingRepository,
    private readonly changes: ReviewChanges,
  ) {}

  /** May be repeated, and goes on where it ended. */
  async follow(ids: readonly string[]): Promise<void> {
    const moved = await this.businesses.listMoved(ids);
    for (const business of moved) {
      // A review that is just being stored is committed first, or begun anew.
      await this.ratings.lock(business.id);
      if (business.reviewsIn) await this.bringBack(business, business.reviewsIn);
      if (business.mergedInto) await this.moveTo(business, business.mergedInto);
      await this.businesses.markMoved(business);
      // The other one may have been merged on before these came.
      if (business.mergedInto) await this.passOn(business.mergedInto);
    }
  }

  /** A review that comes back after a merge or its undoing, for the business that has those of its time now. */
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
