import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { productNotFound } from './product.errors.js';
import { isErased, type Product } from './product.js';
import type { ProductListSize } from './product-limits.js';
import { fromProductDocument, productDocuments, toProductDocument, type ProductDocument } from './product.schema.js';

/** Stores products. Deleted ones stay stored, so that their versions continue to rise. */
@Injectable()
export class ProductRepository {
  private readonly stored = productDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The products in the business's own list, in its order. */
  async listOwn(businessId: string, session: ClientSession | null = null): Promise<Product[]> {
    return this.find({ businessId, deletedAt: null }, session);
  }

  /** Size of the business's own list. */
  async sizeOf(businessId: string, session: ClientSession): Promise<ProductListSize> {
    const bytes = { $sum: { $add: [{ $strLenBytes: '$name' }, { $strLenBytes: '$description' }] } };
    const pipeline = [
      { $match: { businessId, deletedAt: null } },
      { $group: { _id: null, products: { $sum: 1 }, bytes } },
    ];
    const [size] = await this.stored.collection.aggregate<ProductListSize>(pipeline, { session }).toArray();
    return size ?? { products: 0, bytes: 0 };
  }

  /** Everything that the business offers, each product once: its own list, then products of others. */
  async listOffered(businessId: string, session: ClientSession | null = null): Promise<Product[]> {
    const offered = { $or: [{ businessId }, { alsoOfferedBy: businessId }], deletedAt: null };
    const found = await this.find(offered, session);
    const isOwn = (product: Product) => product.businessId === businessId;
    return [...found.filter(isOwn), ...found.filter((product) => !isOwn(product))];
  }

  /** Those of the products that are stored, including deleted ones. */
  findByIds(ids: readonly string[], session: ClientSession): Promise<Product[]> {
    return this.find({ _id: { $in: [...ids] } }, session);
  }

  /** The products in the own lists of these businesses. */
  listOfMany(businessIds: readonly string[]): Promise<Product[]> {
    return this.find({ businessId: { $in: [...businessIds] }, deletedAt: null }, null);
  }

  /**
   * Reads a product that the transaction will change; a concurrent change restarts the transaction. Throws product-not-found, also for an
   * erased product.
   */
  async getForUpdate(session: ClientSession, id: string): Promise<Product> {
    const [product] = await this.find({ _id: id }, session);
    if (!product || isErased(product)) throw productNotFound(id);
    return product;
  }

  /** Includes deleted products. */
  async findById(id: string): Promise<Product | undefined> {
    return (await this.find({ _id: id }, null))[0];
  }

  /** Returns undefined when the product does not exist or is deleted. */
  async findLive(id: string): Promise<Product | undefined> {
    return (await this.find({ _id: id, deletedAt: null }, null))[0];
  }

  /** The position after the last product of a business's own list; 0 without a business. */
  async endOf(session: ClientSession, businessId: string | null): Promise<number> {
    if (businessId === null) return 0;
    const last = { sort: { position: -1 }, projection: { position: 1 }, session } as const;
    return ((await this.stored.collection.findOne({ businessId, deletedAt: null }, last))?.position ?? -1) + 1;
  }

  /** The next products in the order of ids, including deleted ones; from the first one when `id` is null. */
  async listAfter(id: string | null, limit: number): Promise<Product[]> {
    const after = id === null ? {} : { _id: { $gt: id } };
    const found = await this.stored.model.find(after).sort({ _id: 1 }).limit(limit).lean<ProductDocument[]>();
    return found.map(fromProductDocument);
  }

  /** Stores the products. A concurrent change of one that was read in this transaction restarts the transaction. */
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
