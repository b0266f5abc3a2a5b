import { ListProducts, ListProductSnapshots, type RequestOf } from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { ListProductSnapshotsQuery } from './queries/list-product-snapshots.js';
import { ListProductsQuery } from './queries/list-products.js';

/** Requests about products. */
@Controller()
export class ProductsController {
  constructor(
    private readonly list: ListProductsQuery,
    private readonly snapshots: ListProductSnapshotsQuery,
  ) {}

  @Answers(ListProducts)
  listProducts(request: RequestOf<typeof ListProducts>) {
    return this.list.execute(request);
  }

  @Answers(ListProductSnapshots)
  listProductSnapshots(request: RequestOf<typeof ListProductSnapshots>) {
    return this.snapshots.execute(request);
  }
}
