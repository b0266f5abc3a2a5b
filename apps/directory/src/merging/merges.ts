import { Injectable } from '@nestjs/common';
import {
  type ListMerges,
  MergeBusinesses,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  UndoMerge,
} from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { type AuditEntry, AuditTrail, Outbox } from '@tedarik/outbox';
import { managedPage } from '@tedarik/records';
import { Clock, CommandLog, Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { BusinessReferences } from '../business-references.js';
import { auditedBusiness } from '../business/audited-business.js';
import { businessChangedMeanwhile, businessNotFound } from '../business/business.errors.js';
import { type Business, deleteBusiness, isErased, snapshotOf, tombstoneOf } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { changesOf } from '../business/field-changes.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import { Removals } from '../managed-businesses/removals.js';
import { DeletedBusinesses } from '../managed-businesses/deleted-businesses.js';
import { OwnerNumbers } from '../ownership/page-marks.js';
import { PageOwners } from '../ownership/page-owners.js';
import { RevokedOwners } from '../ownership/revoked-owners.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { mergedFurther, mergeExpired, mergeNotFound, sameBusiness } from './merge.errors.js';
import { mergeBusinesses } from './merge.js';
import { MergesRepository } from './merges.repository.js';

type MergeRequest = RequestOf<typeof MergeBusinesses>;
type Merged = ReplyOf<typeof MergeBusinesses>;

type Undone = ReplyOf<typeof UndoMerge>;

/** Merges of two businesses, which can be undone for 30 days. */
@Injectable()
export class Merges {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly merges: MergesRepository,
    private readonly references: BusinessReferences,
    private readonly removals: Removals,
    private readonly owners: PageOwners,
    private readonly revoked: RevokedOwners,
    private readonly ownerNumbers: OwnerNumbers,
    private readonly photos: PhotosRepository,
    private readonly documents: DocumentsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly edits: BusinessEdits,
    private readonly restoring: DeletedBusinesses,
  ) {}

  /** Merges two businesses in one transaction. The merge can be undone for 30 days. */
  async merge(request: MergeRequest, context: RequestContext): Promise<Merged> {
    if (request.keptId === request.mergedId) throw sameBusiness(request.keptId);
    return this.commandLog.once(MergeBusinesses, request, context, (session) =>
      this.carryOut(session, request, context),
    );
  }

  /** Undoes a merge, so that each business has its own data again. Fields that were edited since stay as they are. */
  undo({ mergeId }: RequestOf<typeof UndoMerge>, context: RequestContext): Promise<Undone> {
    return this.database.transaction((session) => this.takeBack(session, mergeId, context));
  }

  /** Merges that can still be undone, and those that were undone. */
  async list(request: RequestOf<typeof ListMerges>): Promise<ReplyOf<typeof ListMerges>> {
    const { rows, total } = managedPage(await this.merges.list(), request, {
      texts: ({ keptName, mergedName }) => [keptName, mergedName],
      by: { at: ({ at }) => at.getTime() },
      then: ({ id }) => id,
    });
    const merges = rows.map(({ id, at, by, keptId, keptName, mergedId, mergedName, undoneAt }) => ({
      id,
      at: at.toISOString(),
      by,
      keptId,
      keptName,
      mergedId,
      mergedName,
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
    return { merges, total };
  }

  private async carryOut(session: ClientSession, request: MergeRequest, context: RequestContext): Promise<Merged> {
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
    await this.ownerNumbers.inherit(session, kept.id, merged.id);
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
    { taken, locationIds }: MergeRequest,
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

  private async takeBack(session: ClientSession, mergeId: string, context: RequestContext): Promise<Undone> {
    const merge = await this.merges.find(session, mergeId);
    if (!merge) throw mergeNotFound(mergeId);
    const { keptId, mergedId } = merge;
    if (merge.undoneAt) return { keptId, mergedId, isWhole: merge.isWhole ?? true };

    const stored = await this.businesses.listForUpdate(session, [keptId, mergedId]);
    const [kept, merged] = [keptId, mergedId].map((id) => stored.find((business) => business.id === id));
    if (!merged || isErased(merged)) throw mergeExpired(mergeId);
    if (kept?.mergedInto || (await this.merges.isCovered(session, merge))) throw mergedFurther(mergeId);
    // A kept business that was deleted since is not changed, because it may be restored.
    const record = (entry: AuditEntry) => this.auditTrail.record(session, context, entry);
    const isWhole = kept && !kept.deletedAt ? await this.edits.putBack(session, kept, merge, 'unmerged', record) : true;
    await this.restoring.restore(session, merged, context, 'unmerged');
    await this.owners.giveBack(session, keptId, mergedId);
    await this.photos.giveBack(session, keptId, mergedId);
    await this.documents.giveBack(session, keptId, mergedId);
    await this.merges.markUndone(session, mergeId, this.clock.now(), isWhole);
    return { keptId, mergedId, isWhole };
  }
}
