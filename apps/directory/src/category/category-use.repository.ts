import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { businessDocuments } from '../business/business.schema.js';
import { productDocuments } from '../product/product.schema.js';

/** What is in categories, whatever its status: exactly, for it is requested before something is deleted. */
@Injectable()
export class CategoryUseRepository {
  private readonly businesses = businessDocuments(this.database.connection);
  private readonly products = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** A business that is in several of them counts once. */
  countBusinesses(ids: readonly string[], session?: ClientSession): Promise<number> {
    // Only what is not deleted has a standing: this is how the index is defined.
    const inThem: object = { categoryIds: { $in: [...ids] }, standing: { $gt: '' } };
    return this.businesses.collection.countDocuments(inThem, session ? { session } : {});
  }

  countProducts(ids: readonly string[], session?: ClientSession): Promise<number> {
    return this.products.collection.countDocuments(
      { categoryId: { $in: [...ids] }, deletedAt: null },
      session ? { session } : {},
    );
  }
}
