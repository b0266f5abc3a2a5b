import { ModerateReviews, type ModerationAction, type ModerationReason } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, Database, newId } from '@tedarik/service-kit';
import { ReviewChanges } from '../review/review-changes.js';
import { approveReview, hideReview, unhideReview, type Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { moderationDocuments, type ModerationDocument } from './moderation.schema.js';

/** What becomes of a review; null removes it. */
const ACTS: Record<ModerationAction, (review: Review) => Review | null> = {
  approve: approveReview,
  hide: hideReview,
  unhide: unhideReview,
  remove: () => null,
};

/** What somebody of the back office does to one review. */
export interface Act {
  reviewId: string;
  action: ModerationAction;
  reason: ModerationReason | null;
  actorId: string;
}

/** Acts of the back office on reviews: each carried out and put on record in one transaction. */
@Injectable()
export class Moderation {
  private readonly record = moderationDocuments(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly changes: ReviewChanges,
    private readonly clock: Clock,
  ) {}

  /** Throws review-not-found, or what the review itself refuses. */
  async carryOut(act: Act, commandId: string | undefined): Promise<void> {
    const { reviewId, action, reason } = act;
    const request = { ids: [reviewId], action, reason };
    await this.commandLog.once(ModerateReviews, request, commandId, async (session) => {
      const before = await this.reviews.getForUpdate(session, reviewId);
      await this.changes.store(session, before, ACTS[action](before));
      const { businessId } = before;
      await this.record.collection.insertOne({ _id: newId(), ...act, businessId, at: this.clock.now() }, { session });
      return { outcomes: [{ id: reviewId, outcome: 'done' as const, code: null }] };
    });
  }

  /** What was done to a review, oldest first. */
  async listOf(reviewId: string): Promise<Pick<ModerationDocument, 'action' | 'reason' | 'at'>[]> {
    const acts = await this.record.model.find({ reviewId }).sort({ at: 1, _id: 1 }).lean<ModerationDocument[]>();
    return acts.map(({ action, reason, at }) => ({ action, reason, at }));
  }
}
