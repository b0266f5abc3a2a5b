import { Injectable } from '@nestjs/common';
import type { KnownBusiness } from '../business/known-business.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RatingRepository } from '../rating/rating.repository.js';
import { MergedReviews } from '../merging/merged-reviews.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Stores the directory's businesses. Their reviews are then found under the current name, and moved after merges. */
@Injectable()
export class BusinessSweep {
  constructor(
    private readonly businesses: KnownBusinessRepository,
    private readonly ratings: RatingRepository,
    private readonly reviews: ReviewRepository,
    private readonly merged: MergedReviews,
  ) {}

  /** Idempotent; continues where an interrupted run stopped. */
  async follow(businesses: readonly KnownBusiness[]): Promise<void> {
    const known = await this.businesses.upsert(businesses);
    for (const renamed of await this.businesses.listRenamed(known)) {
      // A concurrent review stored under the former name either commits before, or its transaction starts again.
      await this.ratings.lock(renamed.id);
      await this.reviews.followName(renamed.id, renamed.name);
      await this.businesses.markFollowed(renamed);
    }
    await this.merged.follow(known);
  }
}
