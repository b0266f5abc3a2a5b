import type { RequestContext, ReplyOf, RequestOf, RestoreProducts } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { Assortment } from '../offers/assortment.js';
import { ProductReferences } from './product-references.js';
import { decidedFields, recordOf, restoreProduct } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

/** Undoes deletions, each in a transaction of its own; a product that is there already is left as it is. */
@Injectable()
export class RestoreProductsHandler {
  constructor(
    private readonly database: Database,
    private readonly products: ProductRepository,
    private readonly references: ProductReferences,
    private readonly assortment: Assortment,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreProducts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreProducts>> {
    return { outcomes: await oneByOne(ids, (id) => this.restore(id, context)) };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.products.getForUpdate(session, id);
      if (!before.deletedAt) return;
      const known = await this.references.keepKnown(session, restoreProduct(before));
      const after = await this.assortment.change(session, before, known, this.clock.now());
      await this.auditTrail.record(session, context, {
        action: 'restored',
        record: recordOf(after),
        after: decidedFields(after),
      });
    });
  }
}
