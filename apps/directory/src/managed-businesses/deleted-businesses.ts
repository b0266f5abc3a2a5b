import { Injectable } from '@nestjs/common';
import {
  DeleteBusiness,
  type DeleteBusinesses,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type RestoreBusinesses,
} from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, Database, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { BusinessReferences } from '../business-references.js';
import { auditedBusiness } from '../business/audited-business.js';
import { businessMerged, placeTaken } from '../business/business.errors.js';
import { type Business, deleteBusiness, restoreBusiness, snapshotOf, tombstoneOf } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { Removals } from './removals.js';

type DeleteRequest = RequestOf<typeof DeleteBusiness>;
type Deleted = ReplyOf<typeof DeleteBusiness>;

/** Deletes businesses, and restores deleted ones. */
@Injectable()
export class DeletedBusinesses {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly removals: Removals,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly references: BusinessReferences,
    private readonly slugs: SlugsRepository,
  ) {}

  /** Marks a business as deleted, which hides it from everyone. Idempotent. */
  delete(request: DeleteRequest, context: RequestContext): Promise<Deleted> {
    return this.commandLog.once(DeleteBusiness, request, context, (session) => this.mark(session, request.id, context));
  }

  /** Deletes each business in its own transaction. */
  async deleteAll(
    { ids }: RequestOf<typeof DeleteBusinesses>,
    { actor }: RequestContext,
  ): Promise<ReplyOf<typeof DeleteBusinesses>> {
    // Without the id of the command, which belongs to the whole list and not to one business.
    return { outcomes: await processSequentially(ids, async (id) => void (await this.delete({ id }, { actor }))) };
  }

  /** Restores deleted businesses, each in its own transaction. A business that is not deleted stays unchanged. */
  async restoreAll(
    { ids }: RequestOf<typeof RestoreBusinesses>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreBusinesses>> {
    const outcomes = await processSequentially(ids, (id) =>
      this.database.transaction(async (session) => {
        const deleted = await this.businesses.getForUpdate(session, id);
        if (deleted.mergedInto) throw businessMerged(id);
        if (deleted.deletedAt) await this.restore(session, deleted, context);
      }),
    );
    return { outcomes };
  }

  /** Throws slug-taken and place-taken. */
  async restore(
    session: ClientSession,
    deleted: Business,
    context: RequestContext,
    action = 'restored',
  ): Promise<void> {
    const { id } = deleted;
    await this.checkItsPlaceIsFree(session, deleted);
    const isNamesake = await this.businesses.isNameTaken(session, deleted.nameKey);
    const { productNames, ...products } = await this.removals.planReturn(session, id);
    const restored = restoreBusiness(deleted, { isNamesake, productNames }, this.clock.now());
    const business = await this.references.keepKnown(session, restored);

    await this.businesses.save(session, business, await this.references.categoryNames(session, business));
    const { version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(business) });
    await this.removals.bringBack(session, business, products);
    const record = auditedBusiness(business);
    await this.auditTrail.record(session, context, { action, record, after: business });
  }

  private async mark(session: ClientSession, id: string, context: RequestContext): Promise<Deleted> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) return { id, version: before.version };
    const business = deleteBusiness(before, this.clock.now());
    await this.businesses.save(session, business, []);
    const { version } = business;
    await this.outbox.append(session, BusinessDeleted, { aggregateId: id, version, data: tombstoneOf(business) });
    await this.removals.remove(session, business);
    const record = auditedBusiness(before);
    await this.auditTrail.record(session, context, { action: 'deleted', record, before });
    return { id, version };
  }

  /** Another business may have taken the slug or the place id meanwhile; then the deleted business cannot be restored. */
  private async checkItsPlaceIsFree(session: ClientSession, { id, slug, placeId }: Business): Promise<void> {
    if (await this.slugs.isTaken(session, 'business', slug)) throw slugTaken(slug);
    if (placeId && (await this.businesses.isPlaceTaken(session, placeId))) throw placeTaken(id);
  }
}
