import type { BusinessStatus } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { LISTED_FIELDS } from '@tedarik/fields';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { SoughtWord } from '../category/sought-words.js';
import { beginningWith, LIST_BUDGET_MS, tookTooLongOr } from '../hits.js';
import { businessDocuments, type BusinessDocument } from '../business/business.schema.js';

export interface ManagedBusinessFilter {
  words: SoughtWord[];
  status?: BusinessStatus | undefined;
  verified?: boolean | undefined;
  featured?: boolean | undefined;
  /** null: businesses without a category. */
  categoryId?: string | null | undefined;
  /** null: businesses without a location. */
  cityKey?: string | null | undefined;
  /** Has a certificate that expires within these days, 'YYYY-MM-DD' each. */
  certificateEnds?: { from: string; by: string } | undefined;
  /** Created or overwritten by this import. */
  importId?: string | undefined;
}
export interface ManagedBusinessListRequest extends ManagedBusinessFilter {
  sort: keyof typeof ORDERS;
  descending: boolean;
  page: number;
  pageSize: number;
}
export interface ManagedPage {
  businesses: ManagedListing[];
  total: number;
  /** Whether there are more than `total`; the rest was not counted. */
  totalIsLowerBound: boolean;
}
/** The fields shown in a row of the list. */
export type ManagedListing = Pick<BusinessDocument, (typeof SHOWN)[number]>;

type Filter = mongo.Filter<BusinessDocument>;

/** Counting stops here: to count 100,000 hits takes five times as long as to read the page. */
const MOST_COUNTED = 5_000;
/** The same limit for a text search, where each hit must be checked. */
const MOST_FOUND = 2_000;
/** Time budget for reading all matches, up to the whole directory. */
const MATCHING_BUDGET_MS = 25_000;

const SHOWN = [
  '_id',
  'slug',
  'name',
  'logoUrl',
  'status',
  'verified',
  'featured',
  ...LISTED_FIELDS,
  'categoryIds',
  'locations',
  'certificates',
  'serviceAttributeIds',
  'averageRating',
  'reviewCount',
  'createdAt',
  'updatedAt',
  'revision',
] as const satisfies (keyof BusinessDocument)[];

// Each order has an index, which is also read backwards. Descending order puts null (unknown) last.
const ORDERS = {
  name: { index: 'managedByName', by: { sortKey: 1, _id: 1 } },
  newest: { index: 'managedByArrival', by: { createdAt: 1, _id: 1 } },
  updated: { index: 'managedByUpdate', by: { updatedAt: 1, _id: 1 } },
  rating: { index: 'managedByRating', by: { averageRating: 1, reviewCount: 1, sortKey: -1, _id: 1 } },
} as const satisfies Record<string, { index: string; by: Record<string, 1 | -1> }>;

/** Lists of businesses in any status for the back office. Read from MongoDB, so they are up to date right after each save. */
@Injectable()
export class ManagedBusinessListRepository {
  private readonly stored = businessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: ManagedBusinessListRequest): Promise<ManagedPage> {
    const filter = filterOf(request);
    const most = request.words.length > 0 ? MOST_FOUND : MOST_COUNTED;
    try {
      const [businesses, counted] = await Promise.all([this.page(filter, request), this.count(filter, most + 1)]);
      return { businesses, total: Math.min(counted, most), totalIsLowerBound: counted > most };
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }

  /** Yields all matches, sorted by name. May throw list-took-too-long at any point of the iteration. */
  async *matching<Field extends keyof BusinessDocument>(
    request: ManagedBusinessFilter,
    fields: readonly Field[],
  ): AsyncGenerator<Pick<BusinessDocument, Field>> {
    const filter = filterOf(request);
    const { index, by } = ORDERS.name;
    const found = this.stored.collection
      .find<Pick<BusinessDocument, Field>>(filter, {
        projection: Object.fromEntries(fields.map((field) => [field, 1])),
        maxTimeMS: MATCHING_BUDGET_MS,
        ...(isWhole(filter) && { hint: index }),
      })
      .sort(by);
    try {
      yield* found;
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }

  /**
   * Without a filter, the ids are read first from the index of the order, so that a page far down reads index keys and not documents. With
   * a filter, MongoDB's planner tries the order's index and the filter's index and uses the one that finishes first: the former is faster
   * for frequent values, the latter for rare ones.
   */
  private async page(
    filter: Filter,
    { sort, descending, page, pageSize }: ManagedBusinessListRequest,
  ): Promise<ManagedListing[]> {
    const { index, by } = ORDERS[sort];
    const order = Object.fromEntries(
      Object.entries(by).map(([field, direction]) => [field, descending ? -direction : direction]),
    ) as Record<string, 1 | -1>;
    const found = await this.stored.collection
      .find<{ _id: string }>(filter, {
        projection: { _id: 1 },
        maxTimeMS: LIST_BUDGET_MS,
        ...(isWhole(filter) && { hint: index }),
      })
      .sort(order)
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray();
    return this.inOrder(found.map(({ _id }) => _id));
  }

  private count(filter: Filter, limit: number): Promise<number> {
    const options = { limit, maxTimeMS: LIST_BUDGET_MS, ...(isWhole(filter) && { hint: 'managedByStanding' }) };
    return this.stored.collection.countDocuments(filter, options);
  }

  private async inOrder(ids: string[]): Promise<ManagedListing[]> {
    const projection = Object.fromEntries(SHOWN.map((field) => [field, 1]));
    const found = await this.stored.collection.find<ManagedListing>({ _id: { $in: ids } }, { projection }).toArray();
    const byId = new Map(found.map((listing) => [listing._id, listing]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

/** Whether the filter narrows nothing (it has only `standing`). */
const isWhole = (filter: Filter): boolean => Object.keys(filter).length === 1;

function filterOf(request: ManagedBusinessFilter): Filter {
  const { words, status, verified, featured, categoryId, cityKey, certificateEnds, importId } = request;
  const sought = words.map(({ word, categoryIds }) => {
    const begins = beginningWith('managedWords', word);
    return categoryIds.length === 0 ? begins : { $or: [begins, { categoryIds: { $in: categoryIds } }] };
  });
  return {
    // Only businesses that are not deleted have a standing.
    standing: status ?? { $gt: '' },
    ...(verified !== undefined && { verified }),
    ...(featured !== undefined && { featured }),
    ...(categoryId !== undefined && { categoryIds: categoryId ?? [] }),
    // Indexes have no entry for `locations: []`, so this finds businesses without a location.
    ...(cityKey !== undefined && { 'locations.cityKey': cityKey ?? { $exists: false } }),
    ...(certificateEnds && {
      certificates: { $elemMatch: { expiryDate: { $gte: certificateEnds.from, $lte: certificateEnds.by } } },
    }),
    ...(importId !== undefined && { importIds: importId }),
    ...(sought.length > 0 && { $and: sought }),
  } as Filter;
}
