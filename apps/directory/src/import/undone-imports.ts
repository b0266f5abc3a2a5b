import { Injectable } from '@nestjs/common';
import type {
  ReplyOf,
  RequestContext,
  RequestOf,
  UndoImportedBusinesses,
  UndoImportedUpdates,
} from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted } from '@tedarik/events';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { type Business, deleteBusiness, snapshotOf, tombstoneOf, withoutImport } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { revertChanges } from '../business/field-changes.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ClaimRepository } from '../ownership/claim.repository.js';
import { PageOwners } from '../ownership/page-owners.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { importerOf } from './importer.js';
import { OverwrittenRepository } from './overwritten.repository.js';

type UpdatesRequest = RequestOf<typeof UndoImportedUpdates>;

/** Undoes what an import wrote. */
@Injectable()
export class UndoneImports {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly claims: ClaimRepository,
    private readonly photos: PhotosRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly categories: CategoryRepository,
    private readonly overwritten: OverwrittenRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  /**
   * Deletes the businesses that an import created, all in one transaction, except those that people have used since: edited, rated, with a
   * product, a photo, an owner or a claim. The undo is recorded once in the audit log, with the import.
   */
  async undoBusinesses({
    ids,
  }: RequestOf<typeof UndoImportedBusinesses>): Promise<ReplyOf<typeof UndoImportedBusinesses>> {
    const kept = await this.database.transaction((session) => this.deleteUnused(session, ids));
    return { outcomes: ids.map((id) => ({ id, outcome: kept.has(id) ? 'kept' : 'undone' })) };
  }

  /** Restores what an import overwrote in existing businesses, all in one transaction, except for fields that were changed since. */
  async undoUpdates(request: UpdatesRequest, context: RequestContext): Promise<ReplyOf<typeof UndoImportedUpdates>> {
    const outcomes = await this.database.transaction((session) => this.putBack(session, request, context));
    return { outcomes: request.ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'kept' })) };
  }

  /** Returns the ids of the businesses that stay. */
  private async deleteUnused(session: ClientSession, ids: readonly string[]): Promise<Set<string>> {
    const live = (await this.businesses.listForUpdate(session, ids)).filter(({ deletedAt }) => deletedAt === null);
    const inUse = await this.inUse(
      session,
      live.map(({ id }) => id),
    );
    const before = live.filter((business) => isAsImported(business) && !inUse.has(business.id));
    const now = this.clock.now();
    const deleted = before.map((business) => deleteBusiness(business, now));
    // No removal is stored, because none of these businesses has a product.
    await this.businesses.saveMany(
      session,
      deleted.map((business) => toDocument(business, [])),
    );
    await this.outbox.appendMany(
      session,
      deleted.map((business) => ({
        definition: BusinessDeleted,
        aggregateId: business.id,
        version: business.version,
        data: tombstoneOf(business),
        lane: 'bulk',
      })),
    );
    const undone = new Set(before.map(({ id }) => id));
    return new Set(live.map(({ id }) => id).filter((id) => !undone.has(id)));
  }

  /** Businesses with an owner, a pending claim or photos. None of these raises the revision. */
  private async inUse(session: ClientSession, ids: string[]): Promise<Set<string>> {
    const owned = await this.owners.count(ids, session);
    const claimed = await this.claims.claimedPages(session, ids);
    const pictured = await this.photos.pagesWithPhotos(session, ids);
    return new Set([...owned.keys(), ...claimed, ...pictured]);
  }

  private async putBack(session: ClientSession, { importId, ids }: UpdatesRequest, context: RequestContext) {
    const found = await this.overwritten.find(session, importId, ids);
    const fresh = found.filter(({ outcome }) => outcome === null);
    const stored = await this.businesses.listForUpdate(
      session,
      fresh.map(({ businessId }) => businessId),
    );
    const live = new Map(stored.filter(({ deletedAt }) => deletedAt === null).map((one) => [one.id, one]));
    const now = this.clock.now();
    const undone = fresh.flatMap((one) => {
      const before = live.get(one.businessId);
      return before ? [{ before, one, ...revertChanges(before, one.fields, now) }] : [];
    });
    // A business that could not be restored completely stays linked to the import, so that it can still be found by it.
    const after = undone.map(({ restored, isWhole }) => (isWhole ? withoutImport(restored, importId) : restored));
    const names = await this.categories.findNames(session, [...new Set(after.flatMap((one) => one.categoryIds))]);
    await this.businesses.saveMany(
      session,
      after.map((one) =>
        toDocument(
          one,
          one.categoryIds.flatMap((id) => names.get(id) ?? []),
        ),
      ),
    );
    await this.outbox.appendMany(
      session,
      after.map((one) => ({
        definition: BusinessChanged,
        aggregateId: one.id,
        version: one.version,
        data: snapshotOf(one),
        lane: 'bulk',
      })),
    );
    const entries = undone.map(({ before, restored }) => {
      return { action: 'changed', record: auditedBusiness(restored), before, after: restored };
    });
    await this.auditTrail.recordManyAs(session, importerOf(context), entries);
    const marked = undone.map(({ one, isWhole }) => ({
      ...one,
      outcome: isWhole ? ('undone' as const) : ('kept' as const),
    }));
    await this.overwritten.markUndone(session, marked);
    return new Map([...found, ...marked].map(({ businessId, outcome }) => [businessId, outcome]));
  }
}

/**
 * Only an edit, a rating or a product counts as a change. System clean-ups, such as a merged or deleted category, do not raise the
 * revision.
 */
const isAsImported = ({ revision, ratingVersion, productNames }: Business): boolean =>
  revision === 1 && ratingVersion === 0 && productNames.length === 0;
