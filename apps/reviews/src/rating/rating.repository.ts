import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Rating } from './rating.js';

type RatingDocument = Omit<Rating, 'businessId'> & {
  _id: string;
  /** Counts locks that do not change the rating. */
  held?: number;
};

/** The rating of each business that was ever reviewed. */
@Injectable()
export class RatingRepository {
  private readonly stored = documentsOf<RatingDocument>('ratings')(this.database.connection);

  constructor(private readonly database: Database) {}

  /**
   * Raises and returns the version of the rating, which also locks it for this transaction: of two transactions that change reviews of a
   * business, one starts again and counts the changes of the other.
   */
  async take(session: ClientSession, businessId: string): Promise<number> {
    const taken = await this.stored.collection.findOneAndUpdate(
      { _id: businessId },
      { $inc: { version: 1 }, $setOnInsert: { averageRating: null, reviewCount: 0 } },
      { session, upsert: true, returnDocument: 'after' },
    );
    return taken?.version ?? 1;
  }

  /**
   * Locks the rating without changing it. A transaction that stores a review and one that processes all reviews of the business would
   * otherwise not see each other's changes; now one of them waits or starts again.
   */
  async lock(businessId: string, session?: ClientSession): Promise<void> {
    await this.stored.collection.updateOne(
      { _id: businessId },
      { $inc: { held: 1 }, $setOnInsert: { averageRating: null, reviewCount: 0, version: 0 } },
      { upsert: true, ...(session && { session }) },
    );
  }

  async save(session: ClientSession, { businessId, ...rating }: Rating): Promise<void> {
    await this.stored.collection.updateOne({ _id: businessId }, { $set: rating }, { session });
  }

  /** Returns null without reviews. */
  async findMean(businessId: string): Promise<number | null> {
    return (await this.stored.model.findById(businessId).lean<RatingDocument>())?.averageRating ?? null;
  }

  /** Ratings in the order of business ids, after the given id. */
  async listAfter(after: string | null, limit: number): Promise<Rating[]> {
    const filter = after === null ? {} : { _id: { $gt: after } };
    const documents = await this.stored.model.find(filter).sort({ _id: 1 }).limit(limit).lean<RatingDocument[]>();
    return documents.map(({ _id, averageRating, reviewCount, version }) => ({
      businessId: _id,
      averageRating,
      reviewCount,
      version,
    }));
  }
}
