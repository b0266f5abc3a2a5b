import { MergeBusinesses, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { deleteBusiness, snapshotOf, tombstoneOf, type Business } from '../business/business.js';
import { businessChangedMeanwhile, businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { changesOf } from '../business/field-changes.js';
import { BusinessReferences } from '../business-references.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { PageOwners } from '../ownership/page-owners.js';
import { RevokedOwners } from '../ownership/revoked-owners.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { Removals } from '../managed-businesses/removals.js';
import { mergeBusinesses } from './merge.js';
import { sameBusiness } from './merge.errors.js';
import { MergesRepository } from './merges.repository.js';

type Request = RequestOf<typeof MergeBusinesses>;
type Merged = ReplyOf<typeof MergeBusinesses>;

/** Merges two businesses in one transaction. The merge can be undone for 30 days. */
@Injectable()
export class MergeBusinessesHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly merges: MergesRepository,
    private readonly references: BusinessReferences,
    private readonly removals: Removals,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly photos: PhotosRepository,
    private readonly documents: DocumentsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<Merged> {
    if (request.keptId === request.mergedId) throw sameBusiness(request.keptId);
    return this.commandLog.once(MergeBusinesses, request, context, (session) => this.merge(session, request, context));
  }

  private async merge(session: ClientSession, request: Request, context: RequestContext): Promise<Merged> {
    const before = await this.getUnchanged(session, request.keptId, request.keptRevision);
    const other = await this.getUnchanged(session, request.mergedId, request.mergedRevision);
    const now = this.clock.now();

    // Saved first, because this frees its name and place id for the kept business.
    const merged = deleteBusiness(other, now, before.id);
    await this.businesses.save(session, merged, []);
    const kept = await this.store(session, before, other, request, now);
    await this.outbox.append(session, BusinessDeleted, {
      aggregateId: merged.id,
      version: merged.version,
      data: tombstoneOf(merged),
    });
    await this.removals.remove(session, merged, kept.id);
    await this.owners.inherit(session, kept.id, merged.id);
    await this.revoked.inherit(session, kept.id, merged.id);
    await this.photos.bring(session, kept.id, merged.id);
    await this.documents.bring(session, kept.id, merged.id);

    const id = newId();
    await this.merges.add(session, {
      id,
      at: now,
      by: context.actor?.name ?? null,
      keptId: kept.id,
      keptName: kept.name,
      mergedId: other.id,
      mergedName: other.name,
      changes: changesOf(before, kept),
      undoneAt: null,
      isWhole: null,
    });
    await this.auditTrail.record(session, context, {
      action: 'merged',
      record: auditedBusiness(kept),
      before,
      after: { ...kept, mergedBusiness: other.name },
    });
    await this.auditTrail.record(session, context, {
      action: 'merged-away',
      record: auditedBusiness(other),
      before: other,
    });
    return { mergeId: id };
  }

  private async store(
    session: ClientSession,
    before: Business,
    other: Business,
    { taken, locationIds }: Request,
    now: Date,
  ): Promise<Business> {
    const isNamesake = taken.includes('name') && (await this.businesses.isNameTaken(session, other.nameKey, before.id));
    const united = mergeBusinesses(before, other, { taken, locationIds, isNamesake }, now);
    const kept = await this.references.keepKnown(session, united);
    await this.businesses.save(session, kept, await this.references.categoryNames(session, kept));
    const { id: aggregateId, version } = kept;
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(kept) });
    return kept;
  }

  private async getUnchanged(session: ClientSession, id: string, revision: number): Promise<Business> {
    const business = await this.businesses.getForUpdate(session, id);
    if (business.deletedAt) throw businessNotFound(id);
    if (business.revision !== revision) throw businessChangedMeanwhile(id, business.revision);
    return business;
  }
}
