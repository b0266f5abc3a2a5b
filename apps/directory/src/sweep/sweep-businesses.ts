import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { snapshotOf } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { unlink } from '../business/unlink.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SWEPT_AT_ONCE, type Sweep } from './sweep.js';
import { SweptBusinessesRepository } from './swept-businesses.repository.js';

/** Takes what was deleted from businesses that point at it. */
@Injectable()
export class SweepBusinesses {
  constructor(
    private readonly swept: SweptBusinessesRepository,
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** As many as one transaction takes; false when there are none left. */
  async some(session: ClientSession, sweep: Sweep): Promise<boolean> {
    const before = await this.swept.find(session, sweep, SWEPT_AT_ONCE);
    if (before.length === 0) return false;
    const now = this.clock.now();
    const after = before.map((business) => unlink(business, sweep, now));
    const ids = new Set(after.flatMap(({ categoryIds }) => categoryIds));
    const names = await this.categories.findNames(session, [...ids]);
    const documents = after.map((business) =>
      toDocument(
        business,
        business.categoryIds.flatMap((id) => names.get(id) ?? []),
      ),
    );
    await this.businesses.saveMany(session, documents);
    await this.outbox.appendMany(
      session,
      after.map((business) => ({
        definition: BusinessChanged,
        aggregateId: business.id,
        version: business.version,
        data: snapshotOf(business),
        lane: 'bulk',
      })),
    );
    return true;
  }
}
