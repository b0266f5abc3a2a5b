import type { BulkOutcome, RequestContext, RequestOf, RestoreProducts } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, processSequentially } from '@tedarik/service-kit';
import { Assortment } from '../offers/assortment.js';
import { ProductReferences } from './product-references.js';
import { decidedFields, deleteProduct, recordOf, restoreProduct } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

type Many = RequestOf<typeof RestoreProducts>;
type Outcomes = Promise<{ outcomes: BulkOutcome[] }>;

/** Deletes and restores products, each in its own transaction. Idempotent. */
@Injectable()
export class ProductLifecycle {
  constructor(
    private readonly database: Database,
    private readonly products: ProductRepository,
    private readonly references: ProductReferences,
    private readonly assortment: Assortment,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Deletes products, so that no business offers them any more (ADM-PROD-08). */
  async deleteAll({ ids }: Many, context: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.delete(id, context)) };
  }

  async restoreAll({ ids }: Many, context: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.restore(id, context)) };
  }

  private delete(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.products.getForUpdate(session, id);
      if (before.deletedAt) return;
      const now = this.clock.now();
      await this.assortment.change(session, before, deleteProduct(before, now), now);
      await this.auditTrail.record(session, context, {
        action: 'deleted',
        record: recordOf(before),
        before: decidedFields(before),
      });
    });
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
