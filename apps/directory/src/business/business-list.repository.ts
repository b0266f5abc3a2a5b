import type { BusinessSort } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import {
  ALL_PUBLIC,
  comparing,
  gather,
  LIST_BUDGET_MS,
  MOST_COUNTED,
  SEARCH_BUDGET_MS,
  type SortOrder,
  tookTooLongOr,
  totalOf,
  withWords,
} from '../hits.js';
import type { Business } from './business.js';
import { businessDocuments, fromDocument, type BusinessDocument } from './business.schema.js';
import { listOfCity, listOfDistrictKey } from './listing.js';

export interface BusinessListRequest {
  words: string[];
  categoryIds: string[];
  /** The business must have all of these. */
  serviceAttributeIds?: string[] | undefined;
  cityKey?: string;
  /** The keys of one district. */
  districtKeys?: string[];
  sort: BusinessSort;
  page: number;
  pageSize: number;
}
/** Position of a business when sorted by creation. */
export interface Arrival {
  createdAt: Date;
  _id: string;
}
type PublicAddress = Arrival & { slug: string; updatedAt: Date };
export interface PageOfBusinesses {
  businesses: Business[];
  total: number;
  totalIsLowerBound: boolean;
}

interface Order {
  /**
   * The index that has this order. Named explicitly, because the planner would try other indexes, which means to read and sort everything.
   */
  index: string;
  by: SortOrder;
}

const BY_RATING: Order = {
  index: 'listByRating',
  by: { averageRating: -1, reviewCount: -1, sortKey: 1, _id: 1 },
};
// Descending order puts null (unknown) last.
const ORDERS: Record<BusinessSort, Order> = {
  relevance: BY_RATING,
  nearest: BY_RATING,
  rating: BY_RATING,
  name: { index: 'listByName', by: { sortKey: 1, _id: 1 } },
  newest: { index: 'listByYear', by: { establishedYear: -1, createdAt: -1, _id: 1 } },
  added: { index: 'listByArrival', by: { createdAt: -1, _id: 1 } },
};

/** Public businesses read through MongoDB indexes: lists, and the reduced search while Elasticsearch is unreachable. */
@Injectable()
export class BusinessListRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: BusinessListRequest): Promise<PageOfBusinesses> {
    try {
      return request.words.length > 0 ? await this.search(request) : await this.browse(request);
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }

  async listRecent(limit: number): Promise<Business[]> {
    return this.inOrder((await this.ids(inLists({}), ORDERS.added).limit(limit).toArray()).map(({ _id }) => _id));
  }

  /** Returns those of the businesses that are public, in the order of the ids. */
  listPublic(ids: string[]): Promise<Business[]> {
    return this.inOrder(ids, { lists: ALL_PUBLIC });
  }

  /** Slugs of public businesses, oldest first, so that a new business changes only the end of the list. */
  listAddresses(
    { after, until }: { after: Arrival | null; until: Arrival | null },
    limit: number,
  ): Promise<PublicAddress[]> {
    const bounds = [...(after ? [laterThan(after)] : []), ...(until ? [notLaterThan(until)] : [])];
    return this.stored.collection
      .find({ lists: ALL_PUBLIC, ...(bounds.length > 0 && { $and: bounds }) })
      .project<PublicAddress>({ slug: 1, createdAt: 1, updatedAt: 1 })
      .sort({ createdAt: 1, _id: -1 }) // the index of arrivals, read backwards
      .hint(ORDERS.added.index)
      .limit(limit)
      .toArray();
  }

  /** The ids come from the index alone, so a page far down reads index keys only, not documents. */
  private async browse({ sort, page, pageSize, ...narrowed }: BusinessListRequest): Promise<PageOfBusinesses> {
    const filter = inLists(narrowed);
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
   * Collects at most a thousand hits, sorts them in memory and cuts out the page. When the time budget runs out, the hits found so far are
   * used and the total is a lower bound.
   */
  private async search({ words, sort, page, pageSize, ...narrowed }: BusinessListRequest): Promise<PageOfBusinesses> {
    // No filter for public ones is needed: hidden businesses have no words.
    const lists = listsOf(narrowed);
    const filter = { $and: [...lists, ...withWords(words).$and] };
    const projection = Object.fromEntries(Object.keys(ORDERS[sort].by).map((field) => [field, 1]));
    const options = { projection, limit: MOST_COUNTED + 1, batchSize: 250, maxTimeMS: SEARCH_BUDGET_MS };
    const { hits, isCut } = await gather(this.stored.collection.find<{ _id: string }>(filter, options));
    const { total, totalIsLowerBound } = totalOf(hits.length);
    const sorted = hits.sort(comparing(ORDERS[sort].by)).slice((page - 1) * pageSize, page * pageSize);
    const businesses = await this.inOrder(sorted.map(({ _id }) => _id));
    return { businesses, total, totalIsLowerBound: totalIsLowerBound || isCut };
  }

  private async inOrder(ids: string[], narrowed: mongo.Filter<BusinessDocument> = {}): Promise<Business[]> {
    const documents = await this.stored.model.find({ ...narrowed, _id: { $in: ids } }).lean<BusinessDocument[]>();
    const byId = new Map(documents.map((document) => [document._id, document]));
    return ids.flatMap((id) => {
      const document = byId.get(id);
      return document ? [fromDocument(document)] : [];
    });
  }
}

type Narrowed = Partial<Pick<BusinessListRequest, 'categoryIds' | 'serviceAttributeIds' | 'cityKey' | 'districtKeys'>>;

/** Conditions on `lists`: the business must be in at least one list of each group. */
function listsOf({ categoryIds = [], serviceAttributeIds = [], cityKey, districtKeys }: Narrowed) {
  const groups = [
    categoryIds,
    ...serviceAttributeIds.map((id) => [id]),
    cityKey ? [listOfCity(cityKey)] : [],
    (districtKeys ?? []).map(listOfDistrictKey),
  ];
  return groups.filter(({ length }) => length > 0).map((lists) => ({ lists: { $in: lists } }));
}

/** A single group stays a plain condition, so that one index delivers both the result and its order. */
function inLists(narrowed: Narrowed): mongo.Filter<BusinessDocument> {
  const groups = listsOf(narrowed);
  const [only, second] = groups;
  if (!only) return { lists: ALL_PUBLIC };
  return second ? { $and: groups } : only;
}

/** Businesses of one import share their creation time, so the id decides the order among them. */
function laterThan({ createdAt, _id }: Arrival): mongo.Filter<BusinessDocument> {
  return { createdAt: { $gte: createdAt }, $or: [{ createdAt: { $gt: createdAt } }, { createdAt, _id: { $lt: _id } }] };
}

function notLaterThan({ createdAt, _id }: Arrival): mongo.Filter<BusinessDocument> {
  return {
    createdAt: { $lte: createdAt },
    $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $gte: _id } }],
  };
}
