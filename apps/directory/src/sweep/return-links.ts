import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { BusinessRepository } from '../business/business.repository.js';
import { relink } from './relink.js';
import { ProductRepository } from '../product/product.repository.js';
import { RewrittenBusinesses } from './rewritten-businesses.js';
import { RewrittenProducts } from './rewritten-products.js';
import { SWEPT_AT_ONCE, type Sweep } from './sweep.js';
import type { RemovedLink } from './removed-link.js';
import { RemovedLinksRepository } from './removed-links.repository.js';

/** Links a restored record again where a sweep removed it. */
@Injectable()
export class ReturnLinks {
  constructor(
    private readonly links: RemovedLinksRepository,
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly rewrittenBusinesses: RewrittenBusinesses,
    private readonly rewrittenProducts: RewrittenProducts,
    private readonly clock: Clock,
  ) {}

  /** Processes as many links as one transaction takes. Returns false when none are left. */
  async some(session: ClientSession, { recordId }: Sweep): Promise<boolean> {
    const links = await this.links.take(session, recordId, SWEPT_AT_ONCE);
    if (links.length === 0) return false;
    await this.toBusinesses(session, linksOf('business', links));
    await this.toProducts(session, recordId, linksOf('product', links));
    return true;
  }

  private async toBusinesses(session: ClientSession, links: ReadonlyMap<string, RemovedLink>): Promise<void> {
    const now = this.clock.now();
    const before = await this.businesses.listForUpdate(session, [...links.keys()]);
    const rewritten = before.flatMap((business) => {
      const after = business.deletedAt ? business : relink(business, links.get(business.id)!, now);
      return after === business ? [] : [after];
    });
    await this.rewrittenBusinesses.save(session, rewritten);
  }

  /** A product that was moved to another category meanwhile stays there. */
  private async toProducts(session: ClientSession, recordId: string, links: ReadonlyMap<string, RemovedLink>) {
    const products = await this.products.findByIds([...links.keys()], session);
    const left = products.filter(
      ({ id, deletedAt, categoryId }) => deletedAt === null && categoryId === links.get(id)?.replacedBy,
    );
    await this.rewrittenProducts.moveTo(session, recordId, left);
  }
}

const linksOf = (holder: RemovedLink['holder'], links: readonly RemovedLink[]) =>
  new Map(links.flatMap((link) => (link.holder === holder ? [[link.holderId, link]] : [])));
