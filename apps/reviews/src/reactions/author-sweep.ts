import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { AuthorRepository } from '../author/author.repository.js';
import { RemovedReviewRepository } from '../removal/removed-review.repository.js';
import { ReportRepository } from '../report/report.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { forgetAuthor, removeReply, renameAuthor } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

const AT_ONCE = 50;

/** Updates the reviews of an account to its latest state from identity. Idempotent; continues where an interrupted run stopped. */
@Injectable()
export class AuthorSweep {
  constructor(
    private readonly database: Database,
    private readonly authors: AuthorRepository,
    private readonly reviews: ReviewRepository,
    private readonly removed: RemovedReviewRepository,
    private readonly reports: ReportRepository,
    private readonly changes: ReviewChanges,
  ) {}

  /** `name` is null when the account is erased. An event with an older version changes nothing. */
  async follow(accountId: string, name: string | null, version: number): Promise<void> {
    await this.authors.upsert({ _id: accountId, name, version });
    while ((await this.rewriteSome(accountId)) === AT_ONCE);
    if (name !== null) return;
    while ((await this.removeSomeReplies(accountId)) === AT_ONCE);
    await this.forgetRemovedPhotos(accountId);
    await this.removed.forgetAuthor(accountId);
    await this.reports.forgetReporter(accountId);
  }

  private forgetRemovedPhotos(accountId: string): Promise<void> {
    return this.database.transaction(async (session) => {
      const removed = await this.removed.listWithPhotosOf(session, accountId);
      for (const review of removed) await this.changes.forgetPhotos(session, review);
      await this.removed.dropPhotos(
        session,
        removed.map(({ id }) => id),
      );
    });
  }

  private removeSomeReplies(accountId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const answered = await this.reviews.listAnsweredBy(session, accountId, AT_ONCE);
      for (const review of answered) await this.changes.store(session, review, removeReply(review));
      return answered.length;
    });
  }

  private rewriteSome(accountId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const author = await this.authors.find(accountId, session);
      if (!author) return 0;
      const { name } = author;
      const outdated = await this.reviews.listOfAuthor(session, accountId, name, AT_ONCE);
      for (const review of outdated) {
        await this.changes.store(session, review, name === null ? forgetAuthor(review) : renameAuthor(review, name));
      }
      return outdated.length;
    });
  }
}
