import { Injectable } from '@nestjs/common';
import type { GetCategoryUse, ReplyOf, RequestOf } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessDocuments } from '../business/business.schema.js';
import { productDocuments } from '../product/product.schema.js';

/** Counts live businesses and products per category, in any status. The numbers are exact, because they are shown before a deletion. */
@Injectable()
export class CategoryUse {
  private readonly businesses = businessDocuments(this.database.connection);
  private readonly products = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** ADM-CAT-06 */
  count({ ids }: RequestOf<typeof GetCategoryUse>): Promise<ReplyOf<typeof GetCategoryUse>> {
    return this.countIn(ids);
  }

  /** A business in several of the categories counts once. */
  async countIn(ids: string[], session?: ClientSession): Promise<{ businesses: number; products: number }> {
    // Only businesses that are not deleted have a standing; the condition is needed for the partial index.
    const inThem: object = { categoryIds: { $in: ids }, standing: { $gt: '' } };
    const options = session ? { session } : {};
    const businesses = await this.businesses.collection.countDocuments(inThem, options);
    const live = { categoryId: { $in: ids }, deletedAt: null };
    return { businesses, products: await this.products.collection.countDocuments(live, options) };
  }
}
