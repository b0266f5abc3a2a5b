import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Rating } from './rating.js';

type RatingDocument = Omit<Rating, 'businessId'> & {
  _id: string;
  /** Rises where the rating is only held. */
  held?: number;
};

/** The rating of each business that was ever reviewed. */
@Injectable()
export class RatingRepository {
  private readonly stored = documentsOf<RatingDocument>('ratings')(this.database.connection);

  constructor(private readonly database: Database) {}

  /**
   * Takes the rating for this transaction and answers its next version: of two that change reviews of the same business
   * at once, one starts again and counts what the other has done.
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
   * Holds the rating where it does not change: a review that is stored, and what goes through all reviews of a business,
   * are then never in each other's blind spot. One of the two waits for the other, or starts again.
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

  /** Null without reviews. */
  async findMean(businessId: string): Promise<number | null> {
    return (await this.stored.model.findById(businessId).lean<RatingDocument>())?.averageRating ?? null;
  }

  /** By id, from the first one after `after`. */
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
