import type { GetProduct, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { without } from '@tedarik/service-kit';
import { productSnapshot } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

/** A product for its page. It is not found while no public business offers it. */
@Injectable()
export class GetProductQuery {
  constructor(private readonly products: ProductRepository) {}

  async execute({ id }: RequestOf<typeof GetProduct>): Promise<ReplyOf<typeof GetProduct>> {
    const product = await this.products.findById(id);
    if (product?.deletedAt) return { found: 'deleted' };
    if (!product?.shownBy.length) return { found: 'nothing' };
    return { found: 'live', product: without(productSnapshot(product), ['sortKey']) };
  }
}
