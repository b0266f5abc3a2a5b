import type { RequestContext, DeleteProducts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { Assortment } from '../offers/assortment.js';
import { decidedFields, deleteProduct, recordOf } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';

/** Takes products away from every business that offers them (ADM-PROD-08). Once more changes nothing. */
@Injectable()
export class DeleteProductsHandler {
  constructor(
    private readonly database: Database,
    private readonly products: ProductRepository,
    private readonly assortment: Assortment,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteProducts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteProducts>> {
    return { outcomes: await oneByOne(ids, (id) => this.delete(id, context)) };
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
}
