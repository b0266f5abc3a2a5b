import type { FindProductStretch, ListProductAddresses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { ProductAddressRepository } from '../product/product-address.repository.js';

/** Addresses of public products, for the site map. */
@Injectable()
export class ProductAddresses {
  constructor(private readonly products: ProductAddressRepository) {}

  /** The end of the next range of `size` products. */
  async stretch({ after, size }: RequestOf<typeof FindProductStretch>): Promise<ReplyOf<typeof FindProductStretch>> {
    const end = await this.products.findEnd(after, size);
    return { end: end ? { until: end.until, changedAt: end.changedAt.toISOString() } : null };
  }

  /** The addresses in a range, in batches. */
  async list({
    limit,
    ...stretch
  }: RequestOf<typeof ListProductAddresses>): Promise<ReplyOf<typeof ListProductAddresses>> {
    const rows = await this.products.list(stretch, limit);
    return {
      addresses: rows.map(({ _id, name, updatedAt }) => ({ id: _id, name, updatedAt: updatedAt.toISOString() })),
      next: rows.length === limit ? (rows.at(-1)?._id ?? null) : null,
    };
  }
}
