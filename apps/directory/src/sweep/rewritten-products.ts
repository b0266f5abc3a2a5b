import { ProductChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { nextVersion, productSnapshot, type Product } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

/** Stores and publishes products that a sweep changed, on the bulk lane. */
@Injectable()
export class RewrittenProducts {
  constructor(
    private readonly products: ProductRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Moves products to a category, or to none; those already there stay unchanged. */
  async moveTo(session: ClientSession, categoryId: string | null, products: readonly Product[]): Promise<void> {
    const now = this.clock.now();
    const moved = products.flatMap((product) => nextVersion({ ...product, categoryId }, product, now) ?? []);
    await this.products.save(session, moved);
    await this.outbox.appendMany(
      session,
      moved.map((product) => ({
        definition: ProductChanged,
        aggregateId: product.id,
        version: product.version,
        data: productSnapshot(product),
        lane: 'bulk',
      })),
    );
  }
}
