import type { AskContext, ChangeBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { changeStanding, isPublic, snapshotOf, type Standing } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business/business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Assortment } from '../product/assortment.js';

/** Sets status or flags of many, each in a transaction of its own. */
@Injectable()
export class ChangeBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly assortment: Assortment,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids, changes }: RequestOf<typeof ChangeBusinesses>,
    context: AskContext,
  ): Promise<ReplyOf<typeof ChangeBusinesses>> {
    const outcomes = await oneByOne(ids, (id) =>
      this.database.transaction((session) => this.change(session, id, changes, context)),
    );
    return { outcomes };
  }

  private async change(session: ClientSession, id: string, changes: Standing, context: AskContext): Promise<void> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) throw businessNotFound(id);
    const business = changeStanding(before, changes, this.clock.now());
    if (!business) return;
    await this.businesses.save(session, business, await this.references.categoryNames(session, business));
    const { version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(business) });
    if (isPublic(before) !== isPublic(business)) await this.assortment.follow(session, business);
    const record = auditedBusiness(business);
    await this.auditTrail.record(session, context, { action: 'changed', record, before, after: business });
  }
}
