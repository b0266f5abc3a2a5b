import type { ExportOwnReplies, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RemovedReviewRepository } from '../removal/removed-review.repository.js';
import { ReviewRecords } from '../review/review-records.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';

/** Replies that an account wrote in the name of businesses, for the export of its data. Includes removed reviews that can be restored. */
@Injectable()
export class OwnRepliesQuery {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly removed: RemovedReviewRepository,
    private readonly records: ReviewRecords,
  ) {}

  async execute(
    _: RequestOf<typeof ExportOwnReplies>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnReplies>> {
    const { id } = signedInAuthor(context);
    const answered = await Promise.all([this.reviews.listAllAnsweredBy(id), this.removed.listAnsweredBy(id)]);
    const newestFirst = answered.flat().sort((one, other) => other.postedAt.getTime() - one.postedAt.getTime());
    const records = await this.records.of(newestFirst);
    return { replies: records.flatMap(({ reply, businessName }) => (reply ? [{ ...reply, businessName }] : [])) };
  }
}
