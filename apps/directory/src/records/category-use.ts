import { Injectable } from '@nestjs/common';
import type { GetCategoryUse, ReplyOf, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessDocuments } from '../business/business.schema.js';
import { productDocuments } from '../product/product.schema.js';

/** What is in categories, of any status. Exact numbers, because they are shown before something is deleted. */
@Injectable()
export class CategoryUse {
  private readonly businesses = businessDocuments(this.database.connection);
  private readonly products = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** ADM-CAT-06 */
  count({ ids }: RequestOf<typeof GetCategoryUse>): Promise<ReplyOf<typeof GetCategoryUse>> {
    return this.countIn(ids);
  }

  /** A business that is in several of them counts once. */
  async countIn(ids: string[], session?: ClientSession): Promise<{ businesses: number; products: number }> {
    // Only what is not deleted has a standing: this is how the index is defined.
    const inThem: object = { categoryIds: { $in: ids }, standing: { $gt: '' } };
    const options = session ? { session } : {};
    const businesses = await this.businesses.collection.countDocuments(inThem, options);
    const live = { categoryId: { $in: ids }, deletedAt: null };
    return { businesses, products: await this.products.collection.countDocuments(live, options) };
  }
}
