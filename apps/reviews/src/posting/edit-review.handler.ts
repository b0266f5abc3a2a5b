import { EditReview, type RequestContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { signedInAuthor } from '../review/signed-in-author.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { Holding } from '../holding/holding.js';
import { ReviewRecords } from '../review/review-records.js';
import { ReviewChanges } from '../review/review-changes.js';
import { reviewNotFound } from '../review/review.errors.js';
import { editReview } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** Changes the author's own review; somebody else's is not found. */
@Injectable()
export class EditReviewHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly records: ReviewRecords,
    private readonly holding: Holding,
    private readonly clock: Clock,
    @Inject(REVIEWS_CONFIG) private readonly config: Pick<ReviewsConfig, 'REVIEW_PREMODERATION'>,
  ) {}

  async execute(request: RequestOf<typeof EditReview>, context: RequestContext): Promise<ReviewOnRecord> {
    const author = signedInAuthor(context);
    const { id, ...content } = request;
    return this.commandLog.once(EditReview, request, context, async (session) => {
      const before = await this.reviews.get(id, session);
      if (before.userId !== author.id) throw reviewNotFound(id);
      const edited = editReview(before, content, this.config.REVIEW_PREMODERATION, this.clock.now());
      const after = await this.holding.asWritten(edited);
      await this.changes.store(session, before, after);
      return this.records.ofOne(after);
    });
  }
}
