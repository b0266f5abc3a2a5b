import type { ListProducts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { productSnapshot } from '../product/product.js';
import { ProductListRepository } from '../product/product-list.repository.js';

/** A page of public products, read through MongoDB indexes. */
@Injectable()
export class ListProductsQuery {
  constructor(private readonly lists: ProductListRepository) {}

  async execute(request: RequestOf<typeof ListProducts>): Promise<ReplyOf<typeof ListProducts>> {
    const { products, ...totals } = await this.lists.list(request);
    return { products: products.map(productSnapshot), ...totals };
  }
}
