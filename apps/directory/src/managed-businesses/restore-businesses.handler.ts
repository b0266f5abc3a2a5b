import type { RequestContext, ReplyOf, RequestOf, RestoreBusinesses } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { restoreBusiness, snapshotOf, type Business } from '../business/business.js';
import { businessMerged, placeTaken } from '../business/business.errors.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Removals } from './removals.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Restores deleted businesses, each in its own transaction. A business that is not deleted stays unchanged. */
@Injectable()
export class RestoreBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly references: BusinessReferences,
    private readonly removals: Removals,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
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

  /** Another business may have taken the slug or the place id meanwhile; then the deleted business cannot be restored. */
  private async checkItsPlaceIsFree(session: ClientSession, { id, slug, placeId }: Business): Promise<void> {
    if (await this.slugs.isTaken(session, 'business', slug)) throw slugTaken(slug);
    if (placeId && (await this.businesses.isPlaceTaken(session, placeId))) throw placeTaken(id);
  }
}
