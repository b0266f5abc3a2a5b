import type { ReviewFilter } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { listTookTooLong } from './review.errors.js';
import type { Review } from './review.js';
import { fromDocument, reviewDocuments, type ReviewDocument } from './review.schema.js';

export interface ManagedReviewsRequest {
  /** Folded; each must be the beginning of a word of the review. */
  words: string[];
  filter: ReviewFilter;
  sort: 'date' | 'rating';
  descending: boolean;
  page: number;
  pageSize: number;
}
export interface ManagedReviewsPage {
  reviews: Review[];
  total: number;
  totalIsLowerBound: boolean;
}

type Filter = mongo.Filter<ReviewDocument>;
type Order = Record<string, 1 | -1>;

/** Hits of a search are counted up to this number. */
const MOST_COUNTED = 1_000;
const BUDGET_MS = 1_500;
const TIME_IS_UP = 50;
const NOT_VISIBLE: Filter = { status: { $in: ['pending', 'held', 'hidden'] } };

/** Lists of reviews for the back office; each query uses an index, whatever the number of reviews. */
@Injectable()
export class ManagedReviewsRepository {
  private readonly stored = reviewDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: ManagedReviewsRequest): Promise<ManagedReviewsPage> {
    try {
      return request.words.length > 0 ? await this.search(request) : await this.browse(request);
    } catch (error) {
      throw (error as { code?: unknown }).code === TIME_IS_UP ? listTookTooLong() : error;
    }
  }

  private async browse(request: ManagedReviewsRequest): Promise<ManagedReviewsPage> {
    const [reviews, total] = await Promise.all([
      this.page(filterOf(request.filter), request),
      this.count(request.filter),
    ]);
    return { reviews, total, totalIsLowerBound: false };
  }

  /**
   * Rare words match few reviews, which are found by the words index and then sorted. Common words match on every page of the sorted list,
   * so walking that index soon fills a page.
   */
  private async search(request: ManagedReviewsRequest): Promise<ManagedReviewsPage> {
    const filter = { $and: [filterOf(request.filter), ...request.words.map(beginning)] };
    const options = { hint: 'words', limit: MOST_COUNTED + 1, maxTimeMS: BUDGET_MS };
    const hits = await this.stored.collection.countDocuments(filter, options);
    const totalIsLowerBound = hits > MOST_COUNTED;
    const reviews = await this.page(filter, request, totalIsLowerBound ? undefined : 'words');
    return { reviews, total: Math.min(hits, MOST_COUNTED), totalIsLowerBound };
  }

  private async page(
    filter: Filter,
    { sort, descending, page, pageSize }: ManagedReviewsRequest,
    hint: string | undefined = walkedIndex(sort, filter),
  ): Promise<Review[]> {
    const documents = await this.stored.collection
      .find(filter, { maxTimeMS: BUDGET_MS, ...(hint && { hint }) })
      .sort(orderOf(sort, descending))
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray();
    return documents.map(fromDocument);
  }

  /** Nearly all reviews are visible, so their number is computed from the size of the collection and the few others. */
  private async count(filter: ReviewFilter): Promise<number> {
    if (filter !== 'all' && filter !== 'visible') return this.stored.collection.countDocuments(filterOf(filter));
    const all = await this.stored.collection.estimatedDocumentCount();
    return filter === 'all' ? all : all - (await this.stored.collection.countDocuments(NOT_VISIBLE));
  }
}

function filterOf(filter: ReviewFilter): Filter {
  if (filter === 'all') return {};
  return filter === 'reported' ? { reportCount: { $gt: 0 } } : { status: filter };
}

// $elemMatch applies both bounds to the same word, which keeps the index bounds tight.
const beginning = (word: string): Filter => ({ words: { $elemMatch: { $gte: word, $lt: `${word}\uffff` } } });

function orderOf(sort: ManagedReviewsRequest['sort'], descending: boolean): Order {
  const direction = descending ? -1 : 1;
  const newest: Order = { postedAt: direction, _id: direction };
  return sort === 'date' ? newest : { rating: direction, ...newest };
}

/** The hint for a search of common words; the planner would rather collect and sort all matches. */
const walkedIndex = (sort: ManagedReviewsRequest['sort'], filter: Filter): string | undefined =>
  filter.$and ? { date: 'newest', rating: 'best' }[sort] : undefined;
