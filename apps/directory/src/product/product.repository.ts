import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import type { Product } from './product.js';
import { fromProductDocument, productDocuments, toProductDocument, type ProductDocument } from './product.schema.js';

/** Products, those that were taken out of their lists too: they keep their place in the order of versions. */
@Injectable()
export class ProductRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Those in the business's own list, in its order. */
  async listOwn(businessId: string, session: ClientSession | null = null): Promise<Product[]> {
    return this.find({ businessId, deletedAt: null }, session);
  }

  /** Everything that the business offers, each once: its own list, then what it offers of others. */
  async listOffered(businessId: string, session: ClientSession | null = null): Promise<Product[]> {
    const offered = { $or: [{ businessId }, { alsoOfferedBy: businessId }], deletedAt: null };
    const found = await this.find(offered, session);
    const isOwn = (product: Product) => product.businessId === businessId;
    return [...found.filter(isOwn), ...found.filter((product) => !isOwn(product))];
  }

  /** All products after an id, in the order of ids, the deleted ones too. */
  async listAfter(id: string | null, limit: number): Promise<Product[]> {
    const after = id === null ? {} : { _id: { $gt: id } };
    const found = await this.stored.model.find(after).sort({ _id: 1 }).limit(limit).lean<ProductDocument[]>();
    return found.map(fromProductDocument);
  }

  /** Those that were read in this transaction and changed meanwhile make it start again. */
  async save(session: ClientSession, products: readonly Product[]): Promise<void> {
    if (products.length === 0) return;
    const writes = products.map((product) => {
      const { _id, ...replacement } = toProductDocument(product);
      return { replaceOne: { filter: { _id }, replacement, upsert: true } };
    });
    await this.stored.collection.bulkWrite(writes, { session, ordered: true });
  }

  private async find(filter: mongo.Filter<ProductDocument>, session: ClientSession | null): Promise<Product[]> {
    const found = this.stored.model.find(filter).sort({ position: 1, _id: 1 }).session(session);
    return (await found.lean<ProductDocument[]>()).map(fromProductDocument);
  }
}
