import { SaveReviewReply, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { AuthorRepository } from '../author/author.repository.js';
import { answerReview } from '../review/review.js';
import { ReviewChanges } from '../review/review-changes.js';
import { accountErased } from '../review/review.errors.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { OwnedPages } from './owned-pages.js';

type Request = RequestOf<typeof SaveReviewReply>;

/** Saves the reply of a page's owner to a review, new or edited. */
@Injectable()
export class SaveReviewReplyHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly authors: AuthorRepository,
    private readonly owned: OwnedPages,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof SaveReviewReply>> {
    const { id: accountId } = signedInAuthor(context);
    const { businessId } = await this.reviews.get(request.id);
    await this.owned.require(businessId, context);
    return this.commandLog.once(SaveReviewReply, request, context, async (session) => {
      // The lock serialises this with a concurrent erasure of the account.
      const account = await this.authors.lock(accountId, session);
      if (account?.name === null) throw accountErased();
      const before = await this.reviews.get(request.id, session);
      await this.changes.store(session, before, answerReview(before, accountId, request.text, this.clock.now()));
      return { id: request.id };
    });
  }
}
