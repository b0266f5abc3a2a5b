import { ApproveReview, type AskContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Moderation } from '../moderation/moderation.js';
import { ReviewRecords } from '../queries/review-records.js';
import { approveReview } from '../review/review.js';

/** Makes a review visible that waited for approval. */
@Injectable()
export class ApproveReviewHandler {
  constructor(
    private readonly moderation: Moderation,
    private readonly records: ReviewRecords,
  ) {}

  execute(request: RequestOf<typeof ApproveReview>, context: AskContext): Promise<ReviewOnRecord> {
    return this.moderation.carryOut(
      ApproveReview,
      request,
      context,
      { action: 'approve', become: approveReview },
      (review) => this.records.ofOne(review),
    );
  }
}
