import { Injectable } from '@nestjs/common';
import { Database, without, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { NO_TRUST, type Review } from '../review/review.js';

/** A review as it was when the back office removed it; nothing lists or counts these. */
type RemovedReviewDocument = Omit<Review, 'id'> & { _id: string; removedAt: Date };

/** Reviews that the back office removed: MongoDB erases each after 30 days, until then it can be brought back. */
@Injectable()
export class RemovedReviewRepository {
  private readonly stored = documentsOf<RemovedReviewDocument>('removedReviews')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Review, removedAt: Date): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields, removedAt }, { session });
  }

  /** Takes it out of here; undefined when it is not here. */
  async take(session: ClientSession, id: string): Promise<Review | undefined> {
    const document = await this.stored.collection.findOneAndDelete({ _id: id }, { session });
    if (!document) return undefined;
    const { _id, ...fields } = document;
    // One that was removed before businesses were merged, or answered reviews, or the rules were there, says nothing of it.
    return {
      id: _id,
      ...without(fields, ['removedAt']),
      writtenFor: fields.writtenFor ?? [],
      reply: fields.reply ?? null,
      hold: fields.hold ?? null,
      trust: { ...NO_TRUST, ...fields.trust },
    };
  }

  /** Nothing leads back to the person from here either. */
  async forgetAuthor(userId: string): Promise<void> {
    await this.stored.collection.updateMany(
      { userId },
      { $set: { userId: null, userName: null }, $unset: { 'trust.accountSince': 1, 'trust.tie': 1 } },
    );
    await this.stored.collection.updateMany({ 'reply.accountId': userId }, { $set: { reply: null } });
  }
}
