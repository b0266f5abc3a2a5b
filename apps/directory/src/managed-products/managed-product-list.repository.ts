import type { ListManagedProducts, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import type { SoughtWord } from '../category/sought-words.js';
import { beginningWith, comparing, LIST_BUDGET_MS, type SortOrder, tookTooLongOr } from '../hits.js';
import type { Product } from '../product/product.js';
import { fromProductDocument, productDocuments, type ProductDocument } from '../product/product.schema.js';

type Request = RequestOf<typeof ListManagedProducts>;

export type ManagedProductRequest = Omit<Request, 'search'> & { words: SoughtWord[] };

type Filter = mongo.Filter<ProductDocument>;
type Hit = Pick<ProductDocument, '_id' | 'sortKey' | 'price' | 'createdAt'>;
interface Total {
  total: number;
  totalIsLowerBound: boolean;
}

/** Up to this number of hits are collected and sorted in memory. With more hits, reading in index order fills a page soon. */
const MOST_GATHERED = 2_000;
/** Limit for counting all products, or those of one category: counting further would take longer than reading the page. */
const MOST_COUNTED = 5_000;

// Indexes of migration 005: one over all products and one per category.
const BY: Record<Request['sort'], { order: SortOrder; index: string; indexInCategory: string }> = {
  name: { order: { sortKey: 1, _id: 1 }, index: 'liveByName', indexInCategory: 'inCategoryByName' },
  price: { order: { price: 1, sortKey: 1, _id: 1 }, index: 'liveByPrice', indexInCategory: 'inCategoryByPrice' },
  newest: { order: { createdAt: 1, _id: 1 }, index: 'liveByArrival', indexInCategory: 'inCategoryByArrival' },
};

/** Live products, public or not, for the lists of the back office. */
@Injectable()
export class ManagedProductListRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: ManagedProductRequest): Promise<{ products: Product[] } & Total> {
    try {
      const { ids, ...total } = await this.page(request);
      return { products: await this.inOrder(ids), ...total };
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }

  private async page(request: ManagedProductRequest): Promise<{ ids: string[] } & Total> {
    const { words, businessId, sort, descending, page, pageSize } = request;
    if (words.length === 0 && !businessId) {
      const [ids, counted] = await Promise.all([this.walk(request), this.count(request)]);
      return { ids, total: Math.min(counted, MOST_COUNTED), totalIsLowerBound: counted > MOST_COUNTED };
    }
    const hits = await this.gather(request);
    if (hits.length > MOST_GATHERED) {
      return { ids: await this.walk(request), total: MOST_GATHERED, totalIsLowerBound: true };
    }
    const sorted = hits.sort(comparing(directed(BY[sort].order, descending)));
    const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
    return { ids: shown.map(({ _id }) => _id), total: hits.length, totalIsLowerBound: false };
  }

  private async walk(request: ManagedProductRequest): Promise<string[]> {
    const { sort, descending, page, pageSize } = request;
    const options = { projection: { _id: 1 }, hint: indexOf(request), maxTimeMS: LIST_BUDGET_MS };
    const found = this.stored.collection
      .find<Pick<Hit, '_id'>>(filterOf(request), options)
      .sort(directed(BY[sort].order, descending))
      .skip((page - 1) * pageSize)
      .limit(pageSize);
    return (await found.toArray()).map(({ _id }) => _id);
  }

  private count(request: ManagedProductRequest): Promise<number> {
    const options = { hint: indexOf(request), limit: MOST_COUNTED + 1, maxTimeMS: LIST_BUDGET_MS };
    return this.stored.collection.countDocuments(filterOf(request), options);
  }

  private gather(request: ManagedProductRequest): Promise<Hit[]> {
    const { words, businessId } = request;
    const isInWords = !businessId && words.every(({ categoryIds }) => categoryIds.length === 0);
    const options = {
      projection: { sortKey: 1, price: 1, createdAt: 1 },
      limit: MOST_GATHERED + 1,
      maxTimeMS: LIST_BUDGET_MS,
      ...(isInWords && { hint: 'words' }),
    };
    return this.stored.collection.find<Hit>(filterOf(request), options).toArray();
  }

  private async inOrder(ids: readonly string[]): Promise<Product[]> {
    const documents = await this.stored.model.find({ _id: { $in: ids } }).lean<ProductDocument[]>();
    const byId = new Map(documents.map((document) => [document._id, fromProductDocument(document)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const indexOf = ({ sort, categoryId }: ManagedProductRequest): string =>
  categoryId ? BY[sort].indexInCategory : BY[sort].index;

function filterOf({ words, categoryId, businessId }: ManagedProductRequest): Filter {
  const each = words.map(({ word, categoryIds }) => {
    const inText = beginningWith('words', word);
    return categoryIds.length === 0 ? inText : { $or: [inText, { categoryId: { $in: categoryIds } }] };
  });
  return {
    deletedAt: null,
    ...(categoryId && { categoryId }),
    ...(businessId && { $or: [{ businessId }, { alsoOfferedBy: businessId }] }),
    ...(each.length > 0 && { $and: each }),
  };
}

const directed = (order: SortOrder, isBackwards: boolean): SortOrder =>
  isBackwards
    ? Object.fromEntries(Object.entries(order).map(([field, direction]) => [field, direction === 1 ? -1 : 1]))
    : order;
