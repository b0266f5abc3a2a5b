import { Injectable } from '@nestjs/common';
import type {
  FindProductStretch,
  GetProduct,
  ListProductAddresses,
  ListProducts,
  ReplyOf,
  RequestOf,
} from '@tedarik/commands';
import { without } from '@tedarik/service-kit';
import { ProductAddressRepository } from '../product/product-address.repository.js';
import { ProductListRepository } from '../product/product-list.repository.js';
import { productSnapshot } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

/** Public products, for their pages, lists and the site map. */
@Injectable()
export class PublicProducts {
  constructor(
    private readonly products: ProductRepository,
    private readonly lists: ProductListRepository,
    private readonly addresses: ProductAddressRepository,
  ) {}

  /** A product for its page. It is not found while no public business offers it. */
  async get({ id }: RequestOf<typeof GetProduct>): Promise<ReplyOf<typeof GetProduct>> {
    const product = await this.products.findById(id);
    if (product?.deletedAt) return { found: 'deleted' };
    if (!product?.shownBy.length) return { found: 'nothing' };
    return { found: 'live', product: without(productSnapshot(product), ['sortKey']) };
  }

  /** A page of public products, read through MongoDB indexes. */
  async list(request: RequestOf<typeof ListProducts>): Promise<ReplyOf<typeof ListProducts>> {
    const { products, ...totals } = await this.lists.list(request);
    return { products: products.map(productSnapshot), ...totals };
  }

  /** The end of the next range of `size` products. */
  async stretch({ after, size }: RequestOf<typeof FindProductStretch>): Promise<ReplyOf<typeof FindProductStretch>> {
    const end = await this.addresses.findEnd(after, size);
    return { end: end ? { until: end.until, changedAt: end.changedAt.toISOString() } : null };
  }

  /** The addresses in a range, in batches. */
  async listAddresses({
    limit,
    ...stretch
  }: RequestOf<typeof ListProductAddresses>): Promise<ReplyOf<typeof ListProductAddresses>> {
    const rows = await this.addresses.list(stretch, limit);
    return {
      addresses: rows.map(({ _id, name, updatedAt }) => ({ id: _id, name, updatedAt: updatedAt.toISOString() })),
      next: rows.length === limit ? (rows.at(-1)?._id ?? null) : null,
    };
  }
}
