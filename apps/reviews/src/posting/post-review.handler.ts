import { PostReview, type RequestContext, type ReviewOnRecord, type RequestOf } from '@tedarik/commands';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { AuthorRepository } from '../author/author.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { ReviewRecords } from '../review/review-records.js';
import { accountErased, alreadyReviewed, businessNotFound } from '../review/review.errors.js';
import { Holding } from '../holding/holding.js';
import { type Reviewer, Reviewers } from '../holding/reviewers.js';
import { ReviewChanges } from '../review/review-changes.js';
import { postReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

type Request = RequestOf<typeof PostReview>;
interface Author {
  id: string;
  name: string;
}

/** Posts a review of a signed-in visitor. It is public at once, unless reviews need an approval first. */
@Injectable()
export class PostReviewHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly businesses: KnownBusinessRepository,
    private readonly authors: AuthorRepository,
    private readonly records: ReviewRecords,
    private readonly reviewers: Reviewers,
    private readonly holding: Holding,
    private readonly clock: Clock,
    @Inject(REVIEWS_CONFIG) private readonly config: Pick<ReviewsConfig, 'REVIEW_PREMODERATION'>,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReviewOnRecord> {
    const author = signedInAuthor(context);
    const reviewer = await this.reviewers.of(author, request, context.deadlineAt);
    return this.commandLog.once(PostReview, request, context, async (session) =>
      this.records.ofOne(await this.post(session, request, author, reviewer)),
    );
  }

  private async post(
    session: ClientSession,
    request: Request,
    author: Author,
    reviewer: Reviewer | null,
  ): Promise<Review> {
    const { businessId, ...content } = request;
    const review = postReview(
      {
        id: newId(),
        businessId,
        author: await this.named(session, author),
        content,
        premoderated: this.config.REVIEW_PREMODERATION,
        reviewer,
      },
      this.clock.now(),
    );
    if (!(await this.businesses.findPublic(businessId))) throw businessNotFound(businessId);
    // Of two concurrent posts the unique index lets one through; the retry of the other one ends here.
    if (await this.reviews.findOwn(author.id, businessId, session)) throw alreadyReviewed(businessId);
    const stored = await this.holding.asWritten(review);
    await this.changes.store(session, null, stored);
    return stored;
  }

  /** Uses the stored name, because the session may be older than the last rename of the account. */
  private async named(session: ClientSession, author: Author): Promise<Author> {
    const known = await this.authors.lock(author.id, session);
    if (!known) return author;
    if (known.name === null) throw accountErased();
    return { id: author.id, name: known.name };
  }
}
