import type { ExportOwnReplies, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { ReviewRecords } from '../review/review-records.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';

/** Replies that an account wrote in the name of businesses, for the export of its data. */
@Injectable()
export class OwnRepliesQuery {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly records: ReviewRecords,
  ) {}

  async execute(
    _: RequestOf<typeof ExportOwnReplies>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnReplies>> {
    const answered = await this.reviews.listAllAnsweredBy(signedInAuthor(context).id);
    const records = await this.records.of(answered);
    return { replies: records.flatMap(({ reply, businessName }) => (reply ? [{ ...reply, businessName }] : [])) };
  }
}
