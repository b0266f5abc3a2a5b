import { UndoMerge, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { isErased, renameBusiness, snapshotOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { putBack } from '../business/field-changes.js';
import { BusinessReferences } from '../business-references.js';
import { PageOwners } from '../ownership/page-owners.js';
import { RestoreBusinessesHandler } from '../managed-businesses/restore-businesses.handler.js';
import { mergedFurther, mergeExpired, mergeNotFound } from './merge.errors.js';
import { type Merge, MergesRepository } from './merges.repository.js';

type Undone = ReplyOf<typeof UndoMerge>;

/** Makes two of a merged business again, each with its own. What was edited since stays where it was edited. */
@Injectable()
export class UndoMergeHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly merges: MergesRepository,
    private readonly references: BusinessReferences,
    private readonly restoring: RestoreBusinessesHandler,
    private readonly owners: PageOwners,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute({ mergeId }: RequestOf<typeof UndoMerge>, context: RequestContext): Promise<Undone> {
    return this.database.transaction((session) => this.undo(session, mergeId, context));
  }

  private async undo(session: ClientSession, mergeId: string, context: RequestContext): Promise<Undone> {
    const merge = await this.merges.find(session, mergeId);
    if (!merge) throw mergeNotFound(mergeId);
    const { keptId, mergedId } = merge;
    if (merge.undoneAt) return { keptId, mergedId, isWhole: merge.isWhole ?? true };

    const stored = await this.businesses.listForUpdate(session, [keptId, mergedId]);
    const [kept, merged] = [keptId, mergedId].map((id) => stored.find((business) => business.id === id));
    if (!merged || isErased(merged)) throw mergeExpired(mergeId);
    if (kept?.mergedInto || (await this.merges.isCovered(session, merge))) throw mergedFurther(mergeId);
    // One that was deleted since keeps what it has; it may come back.
    const isWhole = kept && !kept.deletedAt ? await this.release(session, kept, merge, context) : true;
    await this.restoring.restore(session, merged, context, 'unmerged');
    await this.owners.giveBack(session, keptId, mergedId);
    await this.merges.markUndone(session, mergeId, this.clock.now(), isWhole);
    return { keptId, mergedId, isWhole };
  }

  /** The kept business without what came from the other one; answers whether that was all of it. */
  private async release(
    session: ClientSession,
    before: Business,
    { changes }: Merge,
    context: RequestContext,
  ): Promise<boolean> {
    const { restored, isWhole } = putBack(before, changes, this.clock.now());
    const isNamesake = await this.businesses.isNameTaken(session, restored.nameKey, before.id);
    const named = restored.name === before.name ? restored : renameBusiness(restored, restored.name, isNamesake);
    const kept = await this.references.keepKnown(session, named);
    await this.businesses.save(session, kept, await this.references.categoryNames(session, kept));
    const { id: aggregateId, version } = kept;
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(kept) });
    const record = auditedBusiness(kept);
    await this.auditTrail.record(session, context, { action: 'unmerged', record, before, after: kept });
    return isWhole;
  }
}
