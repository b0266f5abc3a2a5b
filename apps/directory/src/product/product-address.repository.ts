import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { ALL_PUBLIC, LIST_BUDGET_MS } from '../hits.js';
import { productDocuments, type ProductDocument } from './product.schema.js';

/** A range of ids: after the first (exclusive), up to the second (inclusive). null means unbounded. */
export interface ProductStretch {
  after: string | null;
  until: string | null;
}
/** The last id of a range and the latest change in it. */
interface StretchEnd {
  until: string;
  changedAt: Date;
}
type ProductAddress = Pick<ProductDocument, '_id' | 'name' | 'updatedAt'>;

const INDEX = { hint: 'publicById', maxTimeMS: LIST_BUDGET_MS } as const;

/** Public products in the order of their ids, so that a new product changes only the end of the list. */
@Injectable()
export class ProductAddressRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /**
   * Returns the end of the range that starts after an id and has up to `size` products; undefined when there are none. Reads the index
   * only.
   */
  async findEnd(after: string | null, size: number): Promise<StretchEnd | undefined> {
    const pipeline = [
      { $match: within({ after, until: null }) },
      { $sort: { _id: 1 } },
      { $limit: size },
      { $group: { _id: null, until: { $max: '$_id' }, changedAt: { $max: '$updatedAt' } } },
    ];
    const [end] = await this.stored.collection.aggregate<StretchEnd>(pipeline, INDEX).toArray();
    return end;
  }

  /** The first products of a range. */
  list(stretch: ProductStretch, limit: number): Promise<ProductAddress[]> {
    return this.stored.collection
      .find<ProductAddress>(within(stretch), { ...INDEX, projection: { name: 1, updatedAt: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }
}

const within = ({ after, until }: ProductStretch) => ({
  lists: ALL_PUBLIC,
  ...((after ?? until) && { _id: { ...(after && { $gt: after }), ...(until && { $lte: until }) } }),
});
