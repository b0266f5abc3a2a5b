import { ProductChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { nextVersion, productSnapshot } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { SWEPT_AT_ONCE, type Sweep } from './sweep.js';
import { SweptProductsRepository } from './swept-products.repository.js';

/** Moves products out of a category that was deleted; without a category to move to they show none. */
@Injectable()
export class SweepProducts {
  constructor(
    private readonly swept: SweptProductsRepository,
    private readonly products: ProductRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** As many as one transaction takes; false when there are none left. */
  async some(session: ClientSession, { of, recordId, moveTo }: Sweep): Promise<boolean> {
    if (of !== 'category') return false;
    const before = await this.swept.find(session, recordId, SWEPT_AT_ONCE);
    if (before.length === 0) return false;
    const now = this.clock.now();
    const after = before.flatMap((product) => nextVersion({ ...product, categoryId: moveTo }, product, now) ?? []);
    await this.products.save(session, after);
    await this.outbox.appendMany(
      session,
      after.map((product) => ({
        definition: ProductChanged,
        aggregateId: product.id,
        version: product.version,
        data: productSnapshot(product),
        lane: 'bulk',
      })),
    );
    return true;
  }
}
