import { REVIEWS_A_PAGE } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Review, ReviewTrust } from './review.js';
import { reviewNotFound } from './review.errors.js';
import { reviewWords } from './review-words.js';
import { fromDocument, reviewDocuments, toDocument, type ReviewDocument } from './review.schema.js';

/** Filter of a list of reviews. */
export interface ListedReviews {
  businessId?: string;
  userId?: string;
  status?: Review['status'];
}

const AT_ONCE = 200;
const MOVED_AT_ONCE = 50;
const RATINGS = [1, 2, 3, 4, 5];

/** Stores reviews. A second review of the same person and business fails with MongoDB's duplicate-key error. */
@Injectable()
export class ReviewRepository {
  private readonly stored = reviewDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, review: Review, businessName: string): Promise<void> {
    await this.stored.collection.insertOne(toDocument(review, businessName), { session });
  }

  /** Replaces the stored review with its next version. */
  async save(session: ClientSession, review: Review, businessName: string): Promise<void> {
    const { _id, ...document } = toDocument(review, businessName);
    const { matchedCount } = await this.stored.collection.replaceOne({ _id, version: review.version - 1 }, document, {
      session,
    });
    assertSaved(matchedCount, 'reviews', [_id]);
  }

  async remove(session: ClientSession, { id }: Review): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** With a session, a concurrent change of the review restarts the transaction. Throws review-not-found. */
  async get(id: string, session: ClientSession | null = null): Promise<Review> {
    const review = await this.find(id, session);
    if (!review) throw reviewNotFound(id);
    return review;
  }

  async find(id: string, session: ClientSession | null = null): Promise<Review | undefined> {
    const document = await this.stored.model.findById(id).session(session).lean<ReviewDocument>();
    return document ? fromDocument(document) : undefined;
  }

  async exists(session: ClientSession, id: string): Promise<boolean> {
    return (await this.stored.model.exists({ _id: id }).session(session).lean()) !== null;
  }

  /** The review of a person about a business, of which there is at most one. */
  async findOwn(userId: string, businessId: string, session?: ClientSession): Promise<Review | undefined> {
    const query = this.stored.model.findOne({ userId, businessId }).session(session ?? null);
    const document = await query.lean<ReviewDocument>();
    return document ? fromDocument(document) : undefined;
  }

  /** Some reviews of a person that have another author name than the given one. */
  async listOfAuthor(session: ClientSession, userId: string, name: string | null, limit: number): Promise<Review[]> {
    const filter = { userId, userName: { $ne: name } };
    const documents = await this.stored.model.find(filter).limit(limit).session(session).lean<ReviewDocument[]>();
    return documents.map(fromDocument);
  }

  /** Some reviews with a reply by the account. */
  async listAnsweredBy(session: ClientSession, accountId: string, limit: number): Promise<Review[]> {
    const answered = this.stored.model.find({ 'reply.accountId': accountId }).limit(limit).session(session);
    return (await answered.lean<ReviewDocument[]>()).map(fromDocument);
  }

  /** All reviews with a reply by the account, the latest review first. */
  async listAllAnsweredBy(accountId: string): Promise<Review[]> {
    const answered = this.stored.model.find({ 'reply.accountId': accountId }).sort({ postedAt: -1 });
    return (await answered.lean<ReviewDocument[]>()).map(fromDocument);
  }

  /**
   * Some reviews of a business that a merge moves to another one. Reviews whose author has also reviewed the other business stay. `after`
   * is the last id of the previous batch.
   */
  async listMovable(
    session: ClientSession,
    { from, to, after }: { from: string; to: string; after: string },
  ): Promise<{ movable: Review[]; next: string | null }> {
    const documents = await this.stored.model
      .find({ businessId: from, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(MOVED_AT_ONCE)
      .session(session)
      .lean<ReviewDocument[]>();
    const userIds = documents.flatMap(({ userId }) => userId ?? []);
    const there = await this.stored.model
      .distinct('userId', { businessId: to, userId: { $in: userIds } })
      .session(session);
    const movable = documents.map(fromDocument).filter(({ userId }) => userId === null || !there.includes(userId));
    return { movable, next: documents.length < MOVED_AT_ONCE ? null : (documents.at(-1)?._id ?? null) };
  }

  /** Some reviews of a business that came to it when another one was merged into it. */
  async listMovedFrom(session: ClientSession, from: string, to: string): Promise<Review[]> {
    const moved = { businessId: to, $expr: { $eq: [{ $last: '$writtenFor' }, from] } };
    const documents = await this.stored.model
      .find(moved)
      .limit(MOVED_AT_ONCE)
      .session(session)
      .lean<ReviewDocument[]>();
    return documents.map(fromDocument);
  }

  /** All reviews of an author with removed photos. */
  async listWithPhotosRemovedOf(userId: string): Promise<Review[]> {
    const found = this.stored.model.find({ userId, 'photos.removed.at': { $type: 'date' } });
    return (await found.lean<ReviewDocument[]>()).map(fromDocument);
  }

  /** Some reviews with photos removed before the given time. */
  async listWithPhotosRemovedBefore(session: ClientSession, before: Date, limit: number): Promise<Review[]> {
    const filter = { 'photos.removed.at': { $lt: before } };
    const found = this.stored.model.find(filter).hint('removedPhotos').limit(limit).session(session);
    return (await found.lean<ReviewDocument[]>()).map(fromDocument);
  }

  /** Some reviews that the rules must judge by now, the longest waiting first. */
  async listDue(now: Date, limit: number): Promise<Review[]> {
    const due = this.stored.model.find({ 'trust.dueAt': { $lte: now } }).sort({ 'trust.dueAt': 1 });
    return (await due.hint('due').limit(limit).lean<ReviewDocument[]>()).map(fromDocument);
  }

  /** Does nothing when the author has edited the review meanwhile; it is then judged again. */
  async saveTrust({ id, trust: { dueAt: seen } }: Review, trust: Partial<ReviewTrust>): Promise<void> {
    const $set = Object.fromEntries(Object.entries(trust).map(([field, value]) => [`trust.${field}`, value]));
    await this.stored.collection.updateOne({ _id: id, 'trust.dueAt': seen }, { $set });
  }

  /** Number of held reviews per reason. */
  async countHeld(): Promise<{ reason: string; count: number }[]> {
    const groups = [
      { $match: { status: 'held' } },
      { $group: { _id: '$hold.reason', count: { $sum: 1 } } },
      { $project: { _id: 0, reason: '$_id', count: 1 } },
    ];
    return this.stored.collection.aggregate<{ reason: string; count: number }>(groups).toArray();
  }

  /** A page of reviews, newest first. */
  async list(filter: ListedReviews, page: number): Promise<{ reviews: Review[]; total: number }> {
    const [documents, total] = await Promise.all([
      this.stored.model
        .find(filter)
        .sort({ postedAt: -1, _id: -1 })
        .skip((page - 1) * REVIEWS_A_PAGE)
        .limit(REVIEWS_A_PAGE)
        .lean<ReviewDocument[]>(),
      this.stored.model.countDocuments(filter),
    ]);
    return { reviews: documents.map(fromDocument), total };
  }

  /** Updates the business name in its reviews. A review that is changed concurrently gets the new name by that change. */
  async followName(businessId: string, businessName: string): Promise<void> {
    const outdated = { businessId, businessName: { $ne: businessName } };
    for (;;) {
      const documents = await this.stored.model.find(outdated).limit(AT_ONCE).lean<ReviewDocument[]>();
      if (documents.length === 0) return;
      const writes = documents.map((document) => ({
        updateOne: {
          filter: { _id: document._id, version: document.version },
          update: { $set: { businessName, words: reviewWords(document, businessName) } },
        },
      }));
      await this.stored.collection.bulkWrite(writes, { ordered: false });
    }
  }

  /** Number of visible reviews of a business with one star, two stars, … five stars. */
  async countVisibleByRating(businessId: string): Promise<number[]> {
    const counted = await this.stored.collection
      .aggregate<{ _id: number; count: number }>([
        { $match: { businessId, status: 'visible' } },
        { $group: { _id: '$rating', count: { $sum: 1 } } },
      ])
      .toArray();
    return RATINGS.map((rating) => counted.find(({ _id }) => _id === rating)?.count ?? 0);
  }

  /** Number of visible reviews of a business, and the sum of their ratings. */
  async sumVisible(session: ClientSession, businessId: string): Promise<{ count: number; sum: number }> {
    const [found] = await this.stored.collection
      .aggregate<{ count: number; sum: number }>(
        [
          { $match: { businessId, status: 'visible' } },
          { $group: { _id: null, count: { $sum: 1 }, sum: { $sum: '$rating' } } },
        ],
        { session },
      )
      .toArray();
    return found ?? { count: 0, sum: 0 };
  }
}
