import type { GetManagedProduct, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { ManagedProducts } from './managed-products.js';
import { ProductRepository } from '../product/product.repository.js';

/** One product as its form shows it. */
@Injectable()
export class GetManagedProductQuery {
  constructor(
    private readonly products: ProductRepository,
    private readonly managed: ManagedProducts,
  ) {}

  async execute({ id }: RequestOf<typeof GetManagedProduct>): Promise<ReplyOf<typeof GetManagedProduct>> {
    const product = await this.products.findLive(id);
    return { product: product ? await this.managed.ofOne(product) : null };
  }
}
