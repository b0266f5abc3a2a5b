import { Inject, Injectable } from '@nestjs/common';
import {
  DeleteReview,
  EditReview,
  PostReview,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type ReviewOnRecord,
} from '@tedarik/commands';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { AuthorRepository } from '../author/author.repository.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from '../config.js';
import { Holding } from '../holding/holding.js';
import { type Reviewer, Reviewers } from '../holding/reviewers.js';
import { ReviewChanges } from '../review/review-changes.js';
import { ReviewRecords } from '../review/review-records.js';
import { accountErased, alreadyReviewed, businessNotFound, reviewNotFound } from '../review/review.errors.js';
import { editReview, postReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';

type PostRequest = RequestOf<typeof PostReview>;
interface Author {
  id: string;
  name: string;
}

/** Reviews of the caller; those of other authors are not found. */
@Injectable()
export class OwnReviews {
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

  /** Posts a review of a signed-in visitor. It is public at once, unless reviews need an approval first. */
  async post(request: PostRequest, context: RequestContext): Promise<ReviewOnRecord> {
    const author = signedInAuthor(context);
    const reviewer = await this.reviewers.of(author, request, context.deadlineAt);
    return this.commandLog.once(PostReview, request, context, async (session) =>
      this.records.ofOne(await this.add(session, request, author, reviewer)),
    );
  }

  async edit(request: RequestOf<typeof EditReview>, context: RequestContext): Promise<ReviewOnRecord> {
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

  async delete(
    request: RequestOf<typeof DeleteReview>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteReview>> {
    const author = signedInAuthor(context);
    return this.commandLog.once(DeleteReview, request, context, async (session) => {
      const review = await this.own(request.id, author.id, session);
      await this.changes.store(session, review, null);
      return { id: review.id };
    });
  }

  private async add(
    session: ClientSession,
    request: PostRequest,
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

  private async own(id: string, authorId: string, session: ClientSession | null): Promise<Review> {
    const review = await this.reviews.get(id, session);
    if (review.userId !== authorId) throw reviewNotFound(id);
    return review;
  }
}
