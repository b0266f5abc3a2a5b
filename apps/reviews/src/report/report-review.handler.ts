import { ReportReview, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { AuthorRepository } from '../author/author.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { ReportRepository } from './report.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { accountErased, alreadyReported, ownReview, reviewNotFound } from '../review/review.errors.js';
import { reportReview } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Reports a visible review to the back office; it stays visible until it is moderated. */
@Injectable()
export class ReportReviewHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly reports: ReportRepository,
    private readonly authors: AuthorRepository,
    private readonly changes: ReviewChanges,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof ReportReview>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ReportReview>> {
    const { id: accountId } = signedInAuthor(context);
    const { id: reviewId, reason } = request;
    return this.commandLog.once(ReportReview, request, context, async (session) => {
      const review = await this.reviews.get(reviewId, session);
      if (review.status !== 'visible') throw reviewNotFound(reviewId);
      if (review.userId === accountId) throw ownReview(reviewId);
      if (await this.reports.exists(session, reviewId, accountId)) throw alreadyReported(reviewId);
      if ((await this.authors.lock(accountId, session))?.name === null) throw accountErased();
      await this.reports.add(session, { id: newId(), reviewId, accountId, reason, at: this.clock.now() });
      await this.changes.store(session, review, reportReview(review));
      return { id: reviewId };
    });
  }
}
