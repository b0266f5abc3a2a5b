import {
  DeleteReviewReply,
  type FindShownReply,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  SaveReviewReply,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { AuthorRepository } from '../author/author.repository.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { answerReview, removeReply } from '../review/review.js';
import { ReviewChanges } from '../review/review-changes.js';
import { accountErased } from '../review/review.errors.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { OwnedPages } from './owned-pages.js';

/** Replies of a page's owner to its reviews. */
@Injectable()
export class PageReplies {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly authors: AuthorRepository,
    private readonly businesses: KnownBusinessRepository,
    private readonly owned: OwnedPages,
    private readonly clock: Clock,
  ) {}

  /** Saves a new reply or changes the existing one. */
  async save(
    request: RequestOf<typeof SaveReviewReply>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof SaveReviewReply>> {
    const { id: accountId } = signedInAuthor(context);
    await this.mustOwn(request.id, context);
    return this.commandLog.once(SaveReviewReply, request, context, async (session) => {
      // The lock serialises this with a concurrent erasure of the account.
      const account = await this.authors.lock(accountId, session);
      if (account?.name === null) throw accountErased();
      const before = await this.reviews.get(request.id, session);
      await this.changes.store(session, before, answerReview(before, accountId, request.text, this.clock.now()));
      return { id: request.id };
    });
  }

  /** Deletes the reply permanently. */
  async remove(
    request: RequestOf<typeof DeleteReviewReply>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteReviewReply>> {
    await this.mustOwn(request.id, context);
    return this.commandLog.once(DeleteReviewReply, request, context, async (session) => {
      const before = await this.reviews.get(request.id, session);
      await this.changes.store(session, before, removeReply(before));
      return { id: request.id };
    });
  }

  /** The text of the reply while the public sees it. */
  async findShown({ id }: RequestOf<typeof FindShownReply>): Promise<ReplyOf<typeof FindShownReply>> {
    const review = await this.reviews.find(id);
    const isShown = review?.status === 'visible' && (await this.businesses.findPublic(review.businessId));
    return { text: (isShown && review.reply?.text) || null };
  }

  private async mustOwn(id: string, context: RequestContext): Promise<void> {
    const { businessId } = await this.reviews.get(id);
    await this.owned.require(businessId, context);
  }
}
