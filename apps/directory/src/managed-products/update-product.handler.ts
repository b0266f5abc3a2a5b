import { UpdateProduct, type RequestContext, type ManagedProduct, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { ManagedProducts } from './managed-products.js';
import { productNotFound } from '../product/product.errors.js';
import { decidedFields, editProduct, recordOf } from '../product/product.js';
import { ProductReferences } from './product-references.js';
import { ProductRepository } from '../product/product.repository.js';

type Request = RequestOf<typeof UpdateProduct>;

/** Saves an edited product. A product of the wrong business is given to the right one (ADM-PROD-06). */
@Injectable()
export class UpdateProductHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly products: ProductRepository,
    private readonly references: ProductReferences,
    private readonly assortment: Assortment,
    private readonly managed: ManagedProducts,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ManagedProduct> {
    return this.commandLog.once(UpdateProduct, request, context, (session) => this.update(session, request, context));
  }

  private async update(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedProduct> {
    const { id, revision, ...changes } = request;
    const before = await this.products.getForUpdate(session, id);
    if (before.deletedAt) throw productNotFound(id);
    const { businessId = before.businessId } = changes;
    const stays = businessId === before.businessId;
    const position = stays ? before.position : await this.products.endOf(session, businessId);
    const product = editProduct(before, { revision, changes, position });
    await this.references.check(session, changes);
    const after = await this.assortment.change(session, before, product, this.clock.now());
    await this.auditTrail.record(session, context, {
      action: 'changed',
      record: recordOf(after),
      before: decidedFields(before),
      after: decidedFields(after),
    });
    return this.managed.ofOne(after);
  }
}
