import type { BusinessSort } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, DomainError } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { Business } from './business.js';
import { businessDocuments, fromDocument, type BusinessDocument } from './business.schema.js';
import { ALL_PUBLIC } from './listing.js';

export interface ListRequest {
  words: string[];
  categoryIds: string[];
  sort: BusinessSort;
  page: number;
  pageSize: number;
}
export interface BusinessPage {
  businesses: Business[];
  total: number;
  totalIsLowerBound: boolean;
}

interface Order {
  /** The index that holds this order: named, for the planner would try the others by reading and sorting everything. */
  index: string;
  by: Record<string, 1 | -1>;
}

const LIST_BUDGET_MS = 1_500;
const SEARCH_BUDGET_MS = 250;
/** Totals are exact up to here: more is only counted as "more". */
const MOST_COUNTED = 1_000;
const TIME_IS_UP = 50;

const BY_RATING: Order = {
  index: 'listByRating',
  by: { averageRating: -1, reviewCount: -1, sortKey: 1, _id: 1 },
};
// Descending puts null, the unknown, last.
const ORDERS: Record<BusinessSort, Order> = {
  relevance: BY_RATING,
  rating: BY_RATING,
  name: { index: 'listByName', by: { sortKey: 1, _id: 1 } },
  newest: { index: 'listByYear', by: { establishedYear: -1, createdAt: -1, _id: 1 } },
  added: { index: 'listByArrival', by: { createdAt: -1, _id: 1 } },
};

const tookTooLong = () => new DomainError('list-took-too-long', 'unavailable');

/** Public businesses by the owner's own indexes: lists, and the reduced search while the search engine is away. */
@Injectable()
export class BusinessListRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: ListRequest): Promise<BusinessPage> {
    try {
      return request.words.length > 0 ? await this.search(request) : await this.browse(request);
    } catch (error) {
      if (isTimeUp(error)) throw tookTooLong();
      throw error;
    }
  }

  async listRecent(limit: number): Promise<Business[]> {
    return this.inOrder((await this.ids(inLists([]), ORDERS.added).limit(limit).toArray()).map(({ _id }) => _id));
  }

  /** The ids come from the index alone, so a far page costs index keys, not documents. */
  private async browse({ categoryIds, sort, page, pageSize }: ListRequest): Promise<BusinessPage> {
    const filter = inLists(categoryIds);
    const [ids, counted] = await Promise.all([
      this.ids(filter, ORDERS[sort])
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.count(filter),
    ]);
    return { businesses: await this.inOrder(ids.map(({ _id }) => _id)), ...totalOf(counted) };
  }

  private ids(filter: mongo.Filter<BusinessDocument>, order: Order): mongo.FindCursor<{ _id: string }> {
    const options = { projection: { _id: 1 }, hint: order.index, maxTimeMS: LIST_BUDGET_MS };
    return this.stored.collection.find<{ _id: string }>(filter, options).sort(order.by);
  }

  private count(filter: mongo.Filter<BusinessDocument>): Promise<number> {
    const options = { limit: MOST_COUNTED + 1, hint: ORDERS.added.index, maxTimeMS: LIST_BUDGET_MS };
    return this.stored.collection.countDocuments(filter, options);
  }

  /**
   * At most a thousand hits are gathered, sorted here and cut into pages. When the time is up, those found so far are
   * the answer, marked as a lower bound; none found is a failure, never an empty list.
   */
  private async search({ words, categoryIds, sort, page, pageSize }: ListRequest): Promise<BusinessPage> {
    // Hidden businesses have no words.
    const filter = { ...(categoryIds.length > 0 && inLists(categoryIds)), ...withWords(words) };
    const projection = Object.fromEntries(Object.keys(ORDERS[sort].by).map((field) => [field, 1]));
    const options = { projection, limit: MOST_COUNTED + 1, batchSize: 250, maxTimeMS: SEARCH_BUDGET_MS };
    const { hits, isCut } = await gather(this.stored.collection.find<Sortable & { _id: string }>(filter, options));
    const { total, totalIsLowerBound } = totalOf(hits.length);
    const sorted = hits.sort(comparing(ORDERS[sort].by)).slice((page - 1) * pageSize, page * pageSize);
    const businesses = await this.inOrder(sorted.map(({ _id }) => _id));
    return { businesses, total, totalIsLowerBound: totalIsLowerBound || isCut };
  }

  private async inOrder(ids: string[]): Promise<Business[]> {
    const documents = await this.stored.model.find({ _id: { $in: ids } }).lean<BusinessDocument[]>();
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.flatMap((id) => {
      const document = byId.get(id);
      return document ? [fromDocument(document)] : [];
    });
  }
}

const inLists = (categoryIds: string[]): mongo.Filter<BusinessDocument> => ({
  lists: categoryIds.length > 0 ? { $in: categoryIds } : ALL_PUBLIC,
});

/** Whole words equal; the last one is the beginning of a word, for the visitor may still be typing it. */
export function withWords(words: readonly string[]): mongo.Filter<BusinessDocument> {
  const last = words.at(-1) ?? '';
  const whole = words.slice(0, -1).map((word) => ({ words: word }));
  // $elemMatch keeps both ends on the same word, and with it the index bounds tight.
  return { $and: [...whole, { words: { $elemMatch: { $gte: last, $lt: `${last}\uffff` } } }] };
}

const totalOf = (counted: number) => ({
  total: Math.min(counted, MOST_COUNTED),
  totalIsLowerBound: counted > MOST_COUNTED,
});

async function gather<T>(cursor: mongo.FindCursor<T>): Promise<{ hits: T[]; isCut: boolean }> {
  const hits: T[] = [];
  try {
    for await (const hit of cursor) hits.push(hit);
  } catch (error) {
    if (isTimeUp(error) && hits.length > 0) return { hits, isCut: true };
    throw error;
  }
  return { hits, isCut: false };
}

const isTimeUp = (error: unknown): boolean => (error as { code?: unknown }).code === TIME_IS_UP;

type Sortable = Partial<Record<string, unknown>>;

function comparing(order: Order['by']): (a: Sortable, b: Sortable) => number {
  const fields = Object.entries(order);
  return (a, b) => {
    for (const [field, direction] of fields) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}

/** null before everything, as MongoDB orders it. */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
}
