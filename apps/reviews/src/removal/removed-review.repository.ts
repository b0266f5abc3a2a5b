import { Injectable } from '@nestjs/common';
import { Database, without, documentsOf } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { NO_TRUST, type Review } from '../review/review.js';

/** A review as it was when the back office removed it; these are not in any list or count. */
type RemovedReviewDocument = Omit<Review, 'id'> & { _id: string; removedAt: Date };

/** Reviews that the back office removed. Each can be restored for 30 days; then it is erased with its photos. */
@Injectable()
export class RemovedReviewRepository {
  private readonly stored = documentsOf<RemovedReviewDocument>('removedReviews')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Review, removedAt: Date): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields, removedAt }, { session });
  }

  /** Deletes and returns the removed review; undefined when there is none. */
  async take(session: ClientSession, id: string): Promise<Review | undefined> {
    const document = await this.stored.collection.findOneAndDelete({ _id: id }, { session });
    if (!document) return undefined;
    return fromDocument(document);
  }

  /** Some reviews removed before the given time, the oldest removal first. */
  async listExpired(session: ClientSession, before: Date, limit: number): Promise<Review[]> {
    return this.list({ removedAt: { $lt: before } }, { session, sort: { removedAt: 1 }, limit });
  }

  /** Removed reviews of an author, the latest removal first. */
  async listOf(userId: string): Promise<{ review: Review; removedAt: Date }[]> {
    const found = await this.stored.collection.find({ userId }, { sort: { removedAt: -1 } }).toArray();
    return found.map((document) => ({ review: fromDocument(document), removedAt: document.removedAt }));
  }

  /** Removed reviews that an account has replied to. */
  async listAnsweredBy(accountId: string): Promise<Review[]> {
    return this.list({ 'reply.accountId': accountId });
  }

  /** Removed reviews of an author that have photos. */
  async listWithPhotosOf(session: ClientSession, userId: string): Promise<Review[]> {
    return this.list({ userId, 'photos.0': { $exists: true } }, { session });
  }

  async dropPhotos(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.stored.collection.updateMany({ _id: { $in: [...ids] } }, { $set: { photos: [] } }, { session });
  }

  /** Deletes the reviews for good. */
  async erase(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.stored.collection.deleteMany({ _id: { $in: [...ids] } }, { session });
  }

  private async list(filter: mongo.Filter<RemovedReviewDocument>, options: mongo.FindOptions = {}): Promise<Review[]> {
    return (await this.stored.collection.find(filter, options).toArray()).map(fromDocument);
  }

  /** Removes the personal data of an erased author. */
  async forgetAuthor(userId: string): Promise<void> {
    await this.stored.collection.updateMany(
      { userId },
      { $set: { userId: null, userName: null }, $unset: { 'trust.accountSince': 1, 'trust.tie': 1 } },
    );
    await this.stored.collection.updateMany({ 'reply.accountId': userId }, { $set: { reply: null } });
  }
}

function fromDocument({ _id, ...fields }: RemovedReviewDocument): Review {
  // Documents stored before merges, replies, rules or photos existed do not have these fields.
  return {
    id: _id,
    ...without(fields, ['removedAt']),
    writtenFor: fields.writtenFor ?? [],
    reply: fields.reply ?? null,
    hold: fields.hold ?? null,
    trust: { ...NO_TRUST, ...fields.trust },
    photos: fields.photos ?? [],
  };
}
