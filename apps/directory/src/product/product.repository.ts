import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Product } from './product.js';
import { productDocuments, type ProductDocument } from './product.schema.js';

@Injectable()
export class ProductRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async listOfBusiness(businessId: string, session: ClientSession | null = null): Promise<Product[]> {
    const found = this.stored.model
      .find({ businessId })
      .sort({ position: 1 })
      .session(session)
      .lean<ProductDocument[]>();
    return (await found).map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }

  async addMany(session: ClientSession, products: readonly Product[]): Promise<void> {
    if (products.length === 0) return;
    const documents = products.map(({ id, ...fields }) => ({ _id: id, ...fields }));
    await this.stored.collection.insertMany(documents, { session });
  }

  /** These are all products of the business from now on. */
  async replaceAll(session: ClientSession, businessId: string, products: readonly Product[]): Promise<void> {
    await this.stored.collection.deleteMany({ businessId }, { session });
    await this.addMany(session, products);
  }
}
