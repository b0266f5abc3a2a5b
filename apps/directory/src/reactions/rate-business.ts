import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Database } from '@tedarik/service-kit';
import { isErased, rateBusiness, snapshotOf, type RatingCopy } from '../business/business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';

/** Stores a newer rating and publishes the business, or a deleted one when it is restored. Late and repeated ratings change nothing. */
@Injectable()
export class RateBusiness {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly outbox: Outbox,
  ) {}

  async apply(id: string, rating: RatingCopy): Promise<void> {
    const known = await this.businesses.findById(id);
    if (!known || isErased(known)) return;
    await this.database.transaction(async (session) => {
      const after = rateBusiness(await this.businesses.getForUpdate(session, id), rating);
      if (!after) return;
      if (after.deletedAt) return this.businesses.rateDeleted(session, after);
      await this.businesses.save(session, after, await this.references.categoryNames(session, after));
      const { version } = after;
      await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(after) });
    });
  }
}
