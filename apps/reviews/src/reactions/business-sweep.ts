import { Injectable } from '@nestjs/common';
import type { KnownBusiness } from '../business/known-business.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { MergedReviews } from '../merging/merged-reviews.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Keeps what the directory says of businesses; their reviews are found by their present names, and follow merges. */
@Injectable()
export class BusinessSweep {
  constructor(
    private readonly businesses: KnownBusinessRepository,
    private readonly ratings: RatingRepository,
    private readonly reviews: ReviewRepository,
    private readonly merged: MergedReviews,
  ) {}

  /** May be repeated, and goes on where it ended. */
  async follow(businesses: readonly KnownBusiness[]): Promise<void> {
    const known = await this.businesses.upsert(businesses);
    for (const renamed of await this.businesses.listRenamed(known)) {
      // A review that is just being stored under the former name is committed first, or begun anew.
      await this.ratings.lock(renamed.id);
      await this.reviews.followName(renamed.id, renamed.name);
      await this.businesses.markFollowed(renamed);
    }
    await this.merged.follow(known);
  }
}
