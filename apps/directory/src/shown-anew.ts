import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { type Business, snapshotOf } from './business/business.js';
import { BusinessRepository } from './business/business.repository.js';
import { BusinessReferences } from './business-references.js';

/**
 * Stores a business anew because of what stands on its page and not in its record, such as its owners and photos: the page is
 * shown as it is now, and a concurrent merge or deletion starts again. Its revision stays: no open form becomes stale.
 */
@Injectable()
export class ShownAnew {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  /** A deleted business shows nothing, so nothing is told of it. */
  async announce(session: ClientSession, before: Business): Promise<void> {
    if (before.deletedAt) return;
    const business = { ...before, version: before.version + 1 };
    await this.businesses.save(session, business, await this.references.categoryNames(session, business));
    const { id: aggregateId, version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(business) });
  }
}
