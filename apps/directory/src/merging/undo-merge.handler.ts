import { UndoMerge, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditTrail } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { isErased } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { DocumentsRepository } from '../documents/documents.repository.js';
import { BusinessEdits } from '../managed-businesses/business-edits.js';
import { PageOwners } from '../ownership/page-owners.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { RestoreBusinessesHandler } from '../managed-businesses/restore-businesses.handler.js';
import { mergedFurther, mergeExpired, mergeNotFound } from './merge.errors.js';
import { MergesRepository } from './merges.repository.js';

type Undone = ReplyOf<typeof UndoMerge>;

/** Undoes a merge, so that each business has its own data again. Fields that were edited since stay as they are. */
@Injectable()
export class UndoMergeHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly merges: MergesRepository,
    private readonly edits: BusinessEdits,
    private readonly restoring: RestoreBusinessesHandler,
    private readonly owners: PageOwners,
    private readonly photos: PhotosRepository,
    private readonly documents: DocumentsRepository,
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
