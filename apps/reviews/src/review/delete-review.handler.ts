import { DeleteReview, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { signedInAuthor } from './signed-in-author.js';
import { ReviewChanges } from './review-changes.js';
import { reviewNotFound } from './review.errors.js';
import { ReviewRepository } from './review.repository.js';

/** Deletes the author's own review; the review of another author is not found. */
@Injectable()
export class DeleteReviewHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
  ) {}

  async execute(
    request: RequestOf<typeof DeleteReview>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteReview>> {
    const author = signedInAuthor(context);
    return this.commandLog.once(DeleteReview, request, context, async (session) => {
      const review = await this.reviews.get(request.id, session);
      if (review.userId !== author.id) throw reviewNotFound(request.id);
      await this.changes.store(session, review, null);
      return { id: review.id };
    });
  }
}
