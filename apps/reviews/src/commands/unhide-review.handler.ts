import { UnhideReview, type AskContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Moderation } from '../moderation/moderation.js';
import { ReviewRecords } from '../queries/review-records.js';
import { unhideReview } from '../review/review.js';

/** Shows a hidden review again. */
@Injectable()
export class UnhideReviewHandler {
  constructor(
    private readonly moderation: Moderation,
    private readonly records: ReviewRecords,
  ) {}

  execute(request: RequestOf<typeof UnhideReview>, context: AskContext): Promise<ReviewOnRecord> {
    return this.moderation.carryOut(
      UnhideReview,
      request,
      context,
      { action: 'unhide', become: unhideReview },
      (review) => this.records.ofOne(review),
    );
  }
}
