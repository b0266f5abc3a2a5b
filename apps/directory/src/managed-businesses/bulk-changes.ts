import type {
  ChangeBusinesses,
  FormerBulkFields,
  ReplyOf,
  RequestContext,
  RequestOf,
  UndoBusinessChanges,
} from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { asManyAsFit } from '@tedarik/messaging';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import {
  type Business,
  bulkFieldsOf,
  changeInBulk,
  isPublic,
  type ManyChanges,
  snapshotOf,
  undoBulkChange,
} from '../business/business.js';
import { businessChangedMeanwhile, businessNotFound } from '../business/business.errors.js';

/** Changes of many businesses and their undoing, each business in a transaction of its own. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly assortment: Assortment,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Sets status or flags, or puts them into a category or takes them out. */
  async changeAll(
    { ids, changes }: RequestOf<typeof ChangeBusinesses>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeBusinesses>> {
    const former: FormerBulkFields[] = [];
    const outcomes = await oneByOne(ids, async (id) => {
      const changed = await this.database.transaction((session) => this.change(session, id, changes, context));
      if (changed) former.push(changed);
    });
    return { outcomes, former: asManyAsFit(former, Buffer.byteLength(JSON.stringify(outcomes))) };
  }

  /** Where nobody has saved the business since. */
  async undoAll(
    { former }: RequestOf<typeof UndoBusinessChanges>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof UndoBusinessChanges>> {
    const byId = new Map(former.map((one) => [one.id, one]));
    const outcomes = await oneByOne([...byId.keys()], (id) =>
      this.database.transaction((session) => this.takeBack(session, byId.get(id)!, context)),
    );
    return { outcomes };
  }

  /** What it was before; undefined where it is so already. */
  private async change(
    session: ClientSession,
    id: string,
    changes: ManyChanges,
    context: RequestContext,
  ): Promise<FormerBulkFields | undefined> {
    const before = await this.getLive(session, id);
    const business = changeInBulk(before, changes, this.clock.now());
    if (!business) return undefined;
    await this.store(session, context, before, business);
    return { id, revision: business.revision, ...bulkFieldsOf(before) };
  }

  private async takeBack(
    session: ClientSession,
    { id, revision, ...former }: FormerBulkFields,
    context: RequestContext,
  ): Promise<void> {
    const before = await this.getLive(session, id);
    if (before.revision !== revision) throw businessChangedMeanwhile(id, before.revision);
    const business = undoBulkChange(before, former, this.clock.now());
    if (business) await this.store(session, context, before, business);
  }

  private async getLive(session: ClientSession, id: string): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, id);
    if (business.deletedAt) throw businessNotFound(id);
    return business;
  }

  /** Throws category-unknown where it is put into one that is not there. */
  private async store(
    session: ClientSession,
    context: RequestContext,
    before: Business,
    after: Business,
  ): Promise<void> {
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
