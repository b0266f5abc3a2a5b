import type { ListBusinessSnapshots, ListProductSnapshots, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { hashOf } from '@tedarik/service-kit';
import { snapshotOf, tombstoneOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type Product, productSnapshot, productTombstone } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { pageOfRows } from './page-of-rows.js';

type Businesses = ReplyOf<typeof ListBusinessSnapshots>;
type Products = ReplyOf<typeof ListProductSnapshots>;

/** All records in pages by id, including tombstones. `hash` is that of the event that published this version. */
@Injectable()
export class Snapshots {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
  ) {}

  async ofBusinesses({ after, limit }: RequestOf<typeof ListBusinessSnapshots>): Promise<Businesses> {
    return pageOfRows((await this.businesses.listAfter(after, limit)).map(businessRow), limit);
  }

  async ofProducts({ after, limit }: RequestOf<typeof ListProductSnapshots>): Promise<Products> {
    return pageOfRows((await this.products.listAfter(after, limit)).map(productRow), limit);
  }
}

function businessRow(business: Business): Businesses['rows'][number] {
  const { id, version, slug, mergedInto, deletedAt } = business;
  const snapshot = deletedAt ? null : snapshotOf(business);
  return { id, version, hash: hashOf(snapshot ?? tombstoneOf(business)), snapshot, slug, mergedInto };
}

function productRow(product: Product): Products['rows'][number] {
  const { id, version, deletedAt } = product;
  const snapshot = deletedAt ? null : productSnapshot(product);
  return { id, version, hash: hashOf(snapshot ?? productTombstone(product)), snapshot };
}
