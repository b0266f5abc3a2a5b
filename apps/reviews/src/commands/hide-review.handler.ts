import { HideReview, type AskContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Moderation } from '../moderation/moderation.js';
import { ReviewRecords } from '../queries/review-records.js';
import { hideReview } from '../review/review.js';

/** Takes a review out of list, count and mean for a listed reason. */
@Injectable()
export class HideReviewHandler {
  constructor(
    private readonly moderation: Moderation,
    private readonly records: ReviewRecords,
  ) {}

  execute(request: RequestOf<typeof HideReview>, context: AskContext): Promise<ReviewOnRecord> {
    return this.moderation.carryOut(
      HideReview,
      request,
      context,
      { action: 'hide', reason: request.reason, become: hideReview },
      (review) => this.records.ofOne(review),
    );
  }
}
