import type { ReplyOf, RequestOf, UndoImportedBusinesses } from '@tedarik/commands';
import { BusinessDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { deleteBusiness, tombstoneOf, type Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';

/**
 * Deletes what an import created, all of it in one transaction, but for what people have put into it since: an edit, a
 * rating or a product. That the import was undone is on record with
 * the import, once.
 */
@Injectable()
export class UndoImportedBusinessesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ ids }: RequestOf<typeof UndoImportedBusinesses>): Promise<ReplyOf<typeof UndoImportedBusinesses>> {
    const kept = await this.database.transaction((session) => this.undo(session, ids));
    return { outcomes: ids.map((id) => ({ id, outcome: kept.has(id) ? 'kept' : 'undone' })) };
  }

  /** Ids of those that stay. */
  private async undo(session: ClientSession, ids: readonly string[]): Promise<Set<string>> {
    const live = (await this.businesses.listForUpdate(session, ids)).filter(({ deletedAt }) => deletedAt === null);
    const before = live.filter(isAsImported);
    const now = this.clock.now();
    const deleted = before.map((business) => deleteBusiness(business, now));
    // Without a removal: none of them has a product.
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
    return new Set(live.filter((business) => !isAsImported(business)).map(({ id }) => id));
  }
}

/** What tidying did to it, a category merged or deleted, is no reason to keep it: only an edit, a rating or a product is. */
const isAsImported = ({ revision, ratingVersion, productNames }: Business): boolean =>
  revision === 1 && ratingVersion === 0 && productNames.length === 0;
