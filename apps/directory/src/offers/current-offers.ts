import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { snapshotOf, type Business } from '../business/business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { ProductRepository } from '../product/product.repository.js';

/** Businesses of which a product changed. */
interface Told {
  businessIds: readonly string[];
  /** Businesses that have the product in their own list: open forms of them become stale. */
  owners?: readonly string[];
  now: Date;
}

/**
 * Keeps the product names that a business publishes up to date, for its own products and for those of others that it offers (ADM-PROD-09).
 */
@Injectable()
export class CurrentOffers {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  /** Stores and publishes each of the businesses once, as its next version; deleted ones are skipped. */
  async tell(session: ClientSession, { businessIds, owners = [], now }: Told): Promise<void> {
    for (const id of new Set(businessIds)) {
      const business = await this.businesses.getForUpdate(session, id);
      if (business.deletedAt) continue;
      const revision = business.revision + (owners.includes(id) ? 1 : 0);
      await this.store(session, { ...business, revision, updatedAt: now });
    }
  }

  /** The same for a business that was just stored, in case it also offers products that its form does not list. */
  async tellWhenOther(session: ClientSession, business: Business): Promise<void> {
    const names = await this.namesOf(session, business.id);
    if (names.join('\n') !== business.productNames.join('\n')) await this.store(session, business);
  }

  private async store(session: ClientSession, before: Business): Promise<void> {
    const productNames = await this.namesOf(session, before.id);
    const business = { ...before, productNames, version: before.version + 1 };
    const { id: aggregateId, version } = business;
    await this.businesses.save(session, business, await this.references.categoryNames(session, business));
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(business) });
  }

  private async namesOf(session: ClientSession, businessId: string): Promise<string[]> {
    return [...new Set((await this.products.listOffered(businessId, session)).map(({ name }) => name))];
  }
}
