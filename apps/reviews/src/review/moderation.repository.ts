import type { ModerationAction, ModerationReason } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** PUB-REV-22: who moderated which review, how and why. Stored even after the review is deleted. */
interface ModerationDocument {
  _id: string;
  reviewId: string;
  businessId: string;
  action: ModerationAction;
  reason: ModerationReason | null;
  actorId: string;
  at: Date;
}

const HIDING: readonly ModerationAction[] = ['reject', 'hide'];

/** Stores the moderations of reviews. */
@Injectable()
export class ModerationRepository {
  private readonly stored = documentsOf<ModerationDocument>('moderations')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, moderation: Omit<ModerationDocument, '_id'>): Promise<void> {
    await this.stored.collection.insertOne({ _id: newId(), ...moderation }, { session });
  }

  /** The moderations of a review, oldest first. */
  async listOf(reviewId: string): Promise<Pick<ModerationDocument, 'action' | 'reason' | 'at'>[]> {
    const acts = await this.stored.model.find({ reviewId }).sort({ at: 1, _id: 1 }).lean<ModerationDocument[]>();
    return acts.map(({ action, reason, at }) => ({ action, reason, at }));
  }

  /** Why each of these reviews was hidden last, by review. */
  async reasonsOfHiding(reviewIds: readonly string[]): Promise<Map<string, ModerationReason | null>> {
    if (reviewIds.length === 0) return new Map();
    const hiding = this.stored.model.find({ reviewId: { $in: reviewIds }, action: { $in: HIDING } });
    const acts = await hiding.sort({ at: 1, _id: 1 }).lean<ModerationDocument[]>();
    return new Map(acts.map(({ reviewId, reason }) => [reviewId, reason]));
  }
}
