import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { businessDocuments, fromDocument } from '../business/business.schema.js';
import type { Product } from '../product/product.js';
import { fromProductDocument, productDocuments } from '../product/product.schema.js';

/** Deleted businesses and products that still have their content: what their indexes named 'erasable' hold. */
@Injectable()
export class ErasableRepository {
  private readonly businesses = businessDocuments(this.database.connection).collection;
  private readonly products = productDocuments(this.database.connection).collection;

  constructor(private readonly database: Database) {}

  async findBusinesses(session: ClientSession, deletedBefore: Date, limit: number): Promise<Business[]> {
    const found = this.businesses.find(erasable(deletedBefore), { session, limit, hint: 'erasable' });
    return (await found.toArray()).map(fromDocument);
  }

  async findProducts(session: ClientSession, deletedBefore: Date, limit: number): Promise<Product[]> {
    const found = this.products.find(erasable(deletedBefore), { session, limit, hint: 'erasable' });
    return (await found.toArray()).map(fromProductDocument);
  }
}

const erasable = (deletedBefore: Date) => ({ deletedAt: { $gt: new Date(0), $lt: deletedBefore }, name: { $gt: '' } });
