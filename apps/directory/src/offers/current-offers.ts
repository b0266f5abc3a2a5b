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
  /** Those that have it in their own list: what their form was opened on is no longer so. */
  owners?: readonly string[];
  now: Date;
}

/** Keeps what a business tells of the products that it offers, its own and those of others (ADM-PROD-09). */
@Injectable()
export class CurrentOffers {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  /** Stores and announces each of the businesses once, as the next version; the deleted ones keep silent. */
  async tell(session: ClientSession, { businessIds, owners = [], now }: Told): Promise<void> {
    for (const id of new Set(businessIds)) {
      const business = await this.businesses.getForUpdate(session, id);
      if (business.deletedAt) continue;
      const revision = business.revision + (owners.includes(id) ? 1 : 0);
      await this.store(session, { ...business, revision, updatedAt: now });
    }
  }

  /** The same for one that was just stored, if it also offers what its form does not list. */
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
