import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import type { Business } from '../business/business.js';
import { businessDocuments, fromDocument } from '../business/business.schema.js';
import type { Product } from '../product/product.js';
import { fromProductDocument, productDocuments } from '../product/product.schema.js';

const AT_ONCE = 200;

/** Deleted records that still have their content, in batches, read from the indexes named 'erasable'. */
@Injectable()
export class ErasableRepository {
  private readonly businesses = businessDocuments(this.database.connection).collection;
  private readonly products = productDocuments(this.database.connection).collection;

  constructor(private readonly database: Database) {}

  async findBusinesses(session: ClientSession, deletedBefore: Date): Promise<Business[]> {
    return (await this.businesses.find(named(deletedBefore), found(session)).toArray()).map(fromDocument);
  }

  async findProducts(session: ClientSession, deletedBefore: Date): Promise<Product[]> {
    return (await this.products.find(named(deletedBefore), found(session)).toArray()).map(fromProductDocument);
  }
}

const found = (session: ClientSession): mongo.FindOptions => ({ session, limit: AT_ONCE, hint: 'erasable' });

/** Erased records have an empty name and are left out. */
const named = (deletedBefore: Date) => ({ deletedAt: { $gt: new Date(0), $lt: deletedBefore }, name: { $gt: '' } });
