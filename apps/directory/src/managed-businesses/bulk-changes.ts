import type { RequestContext } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type Business, isPublic, snapshotOf } from '../business/business.js';

/** Stores what a change of many made of one business, with all that follows from it. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly assortment: Assortment,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Throws category-unknown where it is put into one that is not there. */
  async store(session: ClientSession, context: RequestContext, before: Business, after: Business): Promise<void> {
    const gained = after.categoryIds.filter((id) => !before.categoryIds.includes(id));
    await this.references.checkCategories(session, gained);
    await this.businesses.save(session, after, await this.references.categoryNames(session, after));
    const { id, version } = after;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(after) });
    if (isPublic(before) !== isPublic(after)) await this.assortment.follow(session, after);
    await this.auditTrail.record(session, context, {
      action: 'changed',
      record: auditedBusiness(after),
      before,
      after,
    });
  }
}
