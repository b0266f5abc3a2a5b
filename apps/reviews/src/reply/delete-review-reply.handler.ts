import { DeleteReviewReply, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { removeReply } from '../review/review.js';
import { ReviewChanges } from '../review/review-changes.js';
import { ReviewRepository } from '../review/review.repository.js';
import { OwnedPages } from './owned-pages.js';

type Request = RequestOf<typeof DeleteReviewReply>;

/** Deletes the reply of a page's owner for good. */
@Injectable()
export class DeleteReviewReplyHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly owned: OwnedPages,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof DeleteReviewReply>> {
    const { businessId } = await this.reviews.get(request.id);
    await this.owned.require(businessId, context);
    return this.commandLog.once(DeleteReviewReply, request, context, async (session) => {
      const before = await this.reviews.get(request.id, session);
      await this.changes.store(session, before, removeReply(before));
      return { id: request.id };
    });
  }
}
