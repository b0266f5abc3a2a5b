import { EditReview, type RequestContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { signedInAuthor } from '../review/signed-in-author.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { Holding } from '../holding/holding.js';
import { Reviewers } from '../holding/reviewers.js';
import { ReviewRecords } from '../review/review-records.js';
import { ReviewChanges } from '../review/review-changes.js';
import { reviewNotFound } from '../review/review.errors.js';
import { editReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Edits the author's own review; the review of another author is not found. */
@Injectable()
export class EditReviewHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly records: ReviewRecords,
    private readonly reviewers: Reviewers,
    private readonly holding: Holding,
    private readonly clock: Clock,
    @Inject(REVIEWS_CONFIG) private readonly config: Pick<ReviewsConfig, 'REVIEW_PREMODERATION'>,
  ) {}

  async execute(request: RequestOf<typeof EditReview>, context: RequestContext): Promise<ReviewOnRecord> {
    const author = signedInAuthor(context);
    const { id, ...content } = request;
    const { businessId } = await this.own(id, author.id, null);
    // Fetched again, because the author may own the page by now.
    const reviewer = await this.reviewers.of(author, { businessId }, context.deadlineAt);
    const premoderated = this.config.REVIEW_PREMODERATION;
    return this.commandLog.once(EditReview, request, context, async (session) => {
      const before = await this.own(id, author.id, session);
      const edited = editReview(before, { content, premoderated, reviewer }, this.clock.now());
      const after = await this.holding.asWritten(edited);
      await this.changes.store(session, before, after);
      return this.records.ofOne(after);
    });
  }

  private async own(id: string, authorId: string, session: ClientSession | null): Promise<Review> {
    const review = await this.reviews.get(id, session);
    if (review.userId !== authorId) throw reviewNotFound(id);
    return review;
  }
}
