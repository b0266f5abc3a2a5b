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
  /** null: without any category. */
  categoryId?: string | null | undefined;
  /** null: without any location. */
  cityKey?: string | null | undefined;
  /** Has a certificate that runs out between these days, as 'YYYY-MM-DD'. */
  certificateEnds?: { from: string; by: string } | undefined;
  /** Created or written over by it. */
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
  /** There are more, which nobody counted. */
  totalIsLowerBound: boolean;
}
/** What a row of the list shows. */
export type ManagedListing = Pick<BusinessDocument, (typeof SHOWN)[number]>;

type Filter = mongo.Filter<BusinessDocument>;

/** Hits are counted up to here: counting 100,000 of them takes five times as long as the page. */
const MOST_COUNTED = 5_000;
/** The same where every one of them has to be looked up among words. */
const MOST_FOUND = 2_000;
/** For all that match, up to the whole directory. */
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

// Each is an index, and the same backwards. Descending puts null, the unknown, last.
const ORDERS = {
  name: { index: 'managedByName', by: { sortKey: 1, _id: 1 } },
  newest: { index: 'managedByArrival', by: { createdAt: 1, _id: 1 } },
  updated: { index: 'managedByUpdate', by: { updatedAt: 1, _id: 1 } },
  rating: { index: 'managedByRating', by: { averageRating: 1, reviewCount: 1, sortKey: -1, _id: 1 } },
} as const satisfies Record<string, { index: string; by: Record<string, 1 | -1> }>;

/** Businesses of any status as the back office lists them, from the owner's indexes: right after every save. */
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

  /** All that match, by name. A refusal of `list-took-too-long` may come with any of them. */
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
   * The ids come first, from the index of the order where nothing is filtered, so that a far page costs keys and not
   * documents. Filtered, MongoDB tries the order's index against the filter's and keeps to whichever ends first: the
   * one is fast for what is frequent, the other for what is rare.
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

/** Nothing is filtered. */
const isWhole = (filter: Filter): boolean => Object.keys(filter).length === 1;

function filterOf(request: ManagedBusinessFilter): Filter {
  const { words, status, verified, featured, categoryId, cityKey, certificateEnds, importId } = request;
  const sought = words.map(({ word, categoryIds }) => {
    const begins = beginningWith('managedWords', word);
    return categoryIds.length === 0 ? begins : { $or: [begins, { categoryIds: { $in: categoryIds } }] };
  });
  return {
    // Only what is not deleted has a standing.
    standing: status ?? { $gt: '' },
    ...(verified !== undefined && { verified }),
    ...(featured !== undefined && { featured }),
    ...(categoryId !== undefined && { categoryIds: categoryId ?? [] }),
    // No index has an entry for `locations: []`.
    ...(cityKey !== undefined && { 'locations.cityKey': cityKey ?? { $exists: false } }),
    ...(certificateEnds && {
      certificates: { $elemMatch: { expiryDate: { $gte: certificateEnds.from, $lte: certificateEnds.by } } },
    }),
    ...(importId !== undefined && { importIds: importId }),
    ...(sought.length > 0 && { $and: sought }),
  } as Filter;
}
