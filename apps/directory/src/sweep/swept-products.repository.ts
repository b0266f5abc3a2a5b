import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Product } from '../product/product.js';
import { fromProductDocument, productDocuments, type ProductDocument } from '../product/product.schema.js';

/** Live products that are still in a deleted category. */
@Injectable()
export class SweptProductsRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async find(session: ClientSession, categoryId: string, limit: number): Promise<Product[]> {
    const found = this.stored.model.find({ categoryId, deletedAt: null }).limit(limit).session(session);
    return (await found.lean<ProductDocument[]>()).map(fromProductDocument);
  }
}
