import type { ReplyOf, RequestOf, UndoImportedBusinesses } from '@tedarik/commands';
import { BusinessDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { deleteBusiness, tombstoneOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { ClaimRepository } from '../ownership/claim.repository.js';
import { PageOwners } from '../ownership/page-owners.js';
import { PhotosRepository } from '../photos/photos.repository.js';

/**
 * Deletes the businesses that an import created, all in one transaction, except those that people have used since: edited, rated, with a
 * product, a photo, an owner or a claim. The undo is recorded once in the audit log, with the import.
 */
@Injectable()
export class UndoImportedBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly claims: ClaimRepository,
    private readonly photos: PhotosRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ ids }: RequestOf<typeof UndoImportedBusinesses>): Promise<ReplyOf<typeof UndoImportedBusinesses>> {
    const kept = await this.database.transaction((session) => this.undo(session, ids));
    return { outcomes: ids.map((id) => ({ id, outcome: kept.has(id) ? 'kept' : 'undone' })) };
  }

  /** Returns the ids of the businesses that stay. */
  private async undo(session: ClientSession, ids: readonly string[]): Promise<Set<string>> {
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
}

/**
 * Only an edit, a rating or a product counts as a change. System clean-ups, such as a merged or deleted category, do not raise the
 * revision.
 */
const isAsImported = ({ revision, ratingVersion, productNames }: Business): boolean =>
  revision === 1 && ratingVersion === 0 && productNames.length === 0;
