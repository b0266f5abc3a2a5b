import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Database } from '@tedarik/service-kit';
import { rateBusiness, snapshotOf, type RatingCopy } from '../business/business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';

/** Stores a newer rating and publishes the business. Ratings that are late, repeated or for a deleted business change nothing. */
@Injectable()
export class RateBusiness {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  async apply(id: string, rating: RatingCopy): Promise<void> {
    if (!(await this.businesses.findLive(id))) return;
    await this.database.transaction(async (session) => {
      const before = await this.businesses.getForUpdate(session, id);
      const after = before.deletedAt ? undefined : rateBusiness(before, rating);
      if (!after) return;
      await this.businesses.save(session, after, await this.references.categoryNames(session, after));
      const { version } = after;
      await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(after) });
    });
  }
}
