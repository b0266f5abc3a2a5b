import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { type Business, snapshotOf } from './business/business.js';
import { BusinessRepository } from './business/business.repository.js';
import { BusinessReferences } from './business-references.js';

/**
 * Stores a business again, with a new version, after a change of something that its page shows but that is not part of its record, such as
 * owners and photos. This publishes the page's new state and makes a concurrent merge or deletion start again. The revision stays, so no
 * open form becomes stale.
 */
@Injectable()
export class BusinessRepublisher {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  /** Does nothing for a deleted business, because it has no page. */
  async announce(session: ClientSession, before: Business): Promise<void> {
    if (before.deletedAt) return;
    const business = { ...before, version: before.version + 1 };
    await this.businesses.save(session, business, await this.references.categoryNames(session, business));
    const { id: aggregateId, version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(business) });
  }
}
