import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';
import { ALL_PUBLIC } from '../hits.js';
import { gather, LIST_BUDGET_MS, MOST_COUNTED, SEARCH_BUDGET_MS, tookTooLongOr, totalOf, withWords } from '../hits.js';
import type { Product } from './product.js';
import { fromProductDocument, productDocuments, type ProductDocument } from './product.schema.js';

export interface ProductListRequest {
  words: string[];
  categoryId: string | null;
  page: number;
  pageSize: number;
}
export interface ProductPage {
  products: Product[];
  total: number;
  totalIsLowerBound: boolean;
  /** Number of all public products, counted up to the same limit. */
  everything: number;
}

type Filter = mongo.Filter<ProductDocument>;
type Hit = Pick<ProductDocument, '_id' | 'sortKey'>;

const BY_NAME = { sortKey: 1, _id: 1 } as const;

/** Public products read through MongoDB indexes while Elasticsearch is unreachable. */
@Injectable()
export class ProductListRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async list(request: ProductListRequest): Promise<ProductPage> {
    try {
      const [page, everything] = await Promise.all([
        request.words.length > 0 ? this.search(request) : this.browse(request),
        this.count({ lists: ALL_PUBLIC }),
      ]);
      return { ...page, everything: totalOf(everything).total };
    } catch (error) {
      throw tookTooLongOr(error);
    }
  }

  private async browse({ categoryId, page, pageSize }: ProductListRequest) {
    const filter: Filter = { lists: categoryId ?? ALL_PUBLIC };
    const [hits, counted] = await Promise.all([
      this.stored.collection
        .find<Hit>(filter, { projection: { _id: 1 }, hint: 'listByName', maxTimeMS: LIST_BUDGET_MS })
        .sort(BY_NAME)
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.count(filter),
    ]);
    return { products: await this.inOrder(hits), ...totalOf(counted) };
  }

  private async search({ words, categoryId, page, pageSize }: ProductListRequest) {
    const filter = { lists: categoryId ?? ALL_PUBLIC, ...withWords(words) } as Filter;
    const options = { projection: { sortKey: 1 }, limit: MOST_COUNTED + 1, maxTimeMS: SEARCH_BUDGET_MS, hint: 'words' };
    const { hits, isCut } = await gather(this.stored.collection.find<Hit>(filter, options));
    const { total, totalIsLowerBound } = totalOf(hits.length);
    const shown = hits.sort(byName).slice((page - 1) * pageSize, page * pageSize);
    return { products: await this.inOrder(shown), total, totalIsLowerBound: totalIsLowerBound || isCut };
  }

  private count(filter: Filter): Promise<number> {
    return this.stored.collection.countDocuments(filter, {
      limit: MOST_COUNTED + 1,
      hint: 'listByName',
      maxTimeMS: LIST_BUDGET_MS,
    });
  }

  private async inOrder(hits: readonly { _id: string }[]): Promise<Product[]> {
    const ids = hits.map(({ _id }) => _id);
    const documents = await this.stored.model.find({ _id: { $in: ids } }).lean<ProductDocument[]>();
    const byId = new Map(documents.map((document) => [document._id, fromProductDocument(document)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}

const byName = (one: Hit, other: Hit) =>
  one.sortKey === other.sortKey ? (one._id < other._id ? -1 : 1) : one.sortKey < other.sortKey ? -1 : 1;
