import {
  CreateProduct,
  type ManagedProduct,
  type RequestContext,
  type RequestOf,
  UpdateProduct,
} from '@tedarik/commands';
import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { ManagedProducts } from './managed-products.js';
import { productNotFound } from '../product/product.errors.js';
import { createProduct, decidedFields, editProduct, type Product, recordOf } from '../product/product.js';
import { ProductReferences } from './product-references.js';
import { ProductRepository } from '../product/product.repository.js';

/** Creates a product or saves an edited one. The businesses that offer it are published again. */
@Injectable()
export class SaveProductHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly products: ProductRepository,
    private readonly references: ProductReferences,
    private readonly assortment: Assortment,
    private readonly managed: ManagedProducts,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Adds the product at the end of its business's list. */
  create(request: RequestOf<typeof CreateProduct>, context: RequestContext): Promise<ManagedProduct> {
    return this.commandLog.once(CreateProduct, request, context, async (session) => {
      const { price = null, imageUrl = null, ...given } = request;
      const now = this.clock.now();
      const position = await this.products.endOf(session, request.businessId);
      const form = { ...given, price, imageUrl, ...textsOf(PRODUCT_FIELD_NAMES, given) };
      const product = createProduct(form, position, newId(), now);
      await this.references.check(session, product);
      return this.save(session, context, { product, now });
    });
  }

  /** A change of the business moves the product to the end of the new one's list (ADM-PROD-06). */
  update(request: RequestOf<typeof UpdateProduct>, context: RequestContext): Promise<ManagedProduct> {
    return this.commandLog.once(UpdateProduct, request, context, async (session) => {
      const { id, revision, ...changes } = request;
      const before = await this.products.getForUpdate(session, id);
      if (before.deletedAt) throw productNotFound(id);
      const { businessId = before.businessId } = changes;
      const stays = businessId === before.businessId;
      const position = stays ? before.position : await this.products.endOf(session, businessId);
      const product = editProduct(before, { revision, changes, position });
      await this.references.check(session, changes);
      return this.save(session, context, { before, product, now: this.clock.now() });
    });
  }

  private async save(
    session: ClientSession,
    context: RequestContext,
    { before, product, now }: { before?: Product; product: Product; now: Date },
  ): Promise<ManagedProduct> {
    const after = await this.assortment.change(session, before, product, now);
    await this.auditTrail.record(session, context, {
      action: before ? 'changed' : 'created',
      record: recordOf(after),
      before: before && decidedFields(before),
      after: decidedFields(after),
    });
    return this.managed.ofOne(after);
  }
}
