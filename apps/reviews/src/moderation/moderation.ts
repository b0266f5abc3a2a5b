import type { Ask, AskContext, ModerationReason } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, Database, newId } from '@tedarik/service-kit';
import { ReviewChanges } from '../review/review-changes.js';
import { signInRequired } from '../review/review.errors.js';
import type { Review } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { type ModerationDocument, moderationDocuments } from './moderation.schema.js';

interface Act {
  action: ModerationDocument['action'];
  reason?: ModerationReason;
  /** Null removes the review. */
  become: (review: Review) => Review | null;
}

/** An act of the back office on a review: carried out and put on record in one transaction. */
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

  /** Answers the review after the act, or as it was when it is removed. */
  async carryOut<Request extends { id: string }, Reply>(
    ask: Ask<Request, Reply>,
    request: Request,
    { commandId, actor }: AskContext,
    { action, reason, become }: Act,
    answer: (review: Review) => Reply | Promise<Reply>,
  ): Promise<Reply> {
    if (!actor || actor.kind === 'visitor') throw signInRequired();
    return this.commandLog.once(ask, request, commandId, async (session) => {
      const before = await this.reviews.getForUpdate(session, request.id);
      const after = become(before);
      await this.changes.store(session, before, after);
      const { id: reviewId, businessId } = before;
      await this.record.collection.insertOne(
        { _id: newId(), reviewId, businessId, action, reason: reason ?? null, actorId: actor.id, at: this.clock.now() },
        { session },
      );
      return answer(after ?? before);
    });
  }
}
