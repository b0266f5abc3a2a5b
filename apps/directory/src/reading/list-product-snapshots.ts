import type { ListProductSnapshots, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { hashOf } from '@tedarik/service-kit';
import { type Product, productSnapshot, productTombstone } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { pageOfRows } from './page-of-rows.js';

type Page = ReplyOf<typeof ListProductSnapshots>;

/** Pages out every product by id, tombstones too. `hash` is that of the event which announced this version. */
@Injectable()
export class ListProductSnapshotsQuery {
  constructor(private readonly products: ProductRepository) {}

  async execute({ after, limit }: RequestOf<typeof ListProductSnapshots>): Promise<Page> {
    return pageOfRows((await this.products.listAfter(after, limit)).map(toRow), limit);
  }
}

function toRow(product: Product): Page['rows'][number] {
  const { id, version, deletedAt } = product;
  const snapshot = deletedAt ? null : productSnapshot(product);
  return { id, version, hash: hashOf(snapshot ?? productTombstone(product)), snapshot };
}
