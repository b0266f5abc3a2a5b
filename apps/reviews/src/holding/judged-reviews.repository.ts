import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { reviewDocuments, type ReviewDocument } from '../review/review.schema.js';
import type { Review } from '../review/review.js';
import { DAY_MS, JUDGED_DAYS, type JudgedReview } from '../trust/judged-review.js';

type Read = Pick<ReviewDocument, '_id' | 'businessId' | 'userId' | 'rating' | 'postedAt' | 'editedAt'> & {
  trust?: Partial<Review['trust']>;
};

/** The fields that the rules read; the text of a review is not one of them. */
const READ = { businessId: 1, userId: 1, rating: 1, postedAt: 1, editedAt: 1, trust: 1 } as const;
/** Limits for busy pages and frequent authors; the latest reviews are enough. */
const MOST_OF_A_PAGE = 2_000;
const MOST_PAGES = 50;
const MOST_NEARBY = 5_000;

/** Reviews as the rules see them, in any status: rejected reviews are evidence too. */
@Injectable()
export class JudgedReviewsRepository {
  private readonly stored = reviewDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  listOfPage(businessId: string, now: Date): Promise<JudgedReview[]> {
    return this.list({ businessId, postedAt: { $gte: since(now) } }, MOST_OF_A_PAGE);
  }

  /** Reviews of all pages that the author reviewed; empty when these are too few for a ring. */
  async listNearby(userId: string, now: Date, fewestPages: number): Promise<JudgedReview[]> {
    const own = await this.list({ userId, postedAt: { $gte: since(now) } }, MOST_PAGES);
    if (own.length < fewestPages) return [];
    const pages = own.map(({ businessId }) => businessId);
    return this.list({ businessId: { $in: pages }, postedAt: { $gte: since(now) } }, MOST_NEARBY);
  }

  private async list(filter: object, limit: number): Promise<JudgedReview[]> {
    const found = await this.stored.model.find(filter, READ).sort({ postedAt: -1 }).limit(limit).lean<Read[]>();
    return found.map(judgedOf);
  }
}

const since = (now: Date): Date => new Date(now.getTime() - JUDGED_DAYS * DAY_MS);

function judgedOf({ _id: id, businessId, userId, rating, postedAt, editedAt, trust }: Read): JudgedReview {
  const { accountSince = null, cleared = [] } = trust ?? {};
  return {
    ...{ id, businessId, userId, rating, accountSince },
    at: editedAt ?? postedAt,
    isCleared: cleared.length > 0,
  };
}

/** Converts a review that may not be stored yet. */
export const judgedReview = ({ id, ...review }: Review): JudgedReview => judgedOf({ _id: id, ...review });
