import { CreateProduct, type RequestContext, type ManagedProduct, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { ManagedProducts } from './managed-products.js';
import { createProduct, decidedFields, recordOf } from '../product/product.js';
import { ProductReferences } from './product-references.js';
import { ProductRepository } from '../product/product.repository.js';

type Request = RequestOf<typeof CreateProduct>;

/** Adds a product at the end of its business's list; that business is announced with it. */
@Injectable()
export class CreateProductHandler {
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
    return this.commandLog.once(CreateProduct, request, context, (session) => this.create(session, request, context));
  }

  private async create(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedProduct> {
    const { price = null, imageUrl = null, ...given } = request;
    const now = this.clock.now();
    const position = await this.products.endOf(session, request.businessId);
    const product = createProduct({ ...given, price, imageUrl }, position, newId(), now);
    await this.references.check(session, product);
    const after = await this.assortment.change(session, undefined, product, now);
    await this.auditTrail.record(session, context, {
      action: 'created',
      record: recordOf(after),
      after: decidedFields(after),
    });
    return this.managed.ofOne(after);
  }
}
