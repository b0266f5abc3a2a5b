import type { RequestContext, ReplyOf, RequestOf, UndoImportedUpdates } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { snapshotOf, withoutImport } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { revertChanges } from '../business/field-changes.js';
import { CategoryRepository } from '../category/category.repository.js';
import { importerOf } from './importer.js';
import { OverwrittenRepository } from './overwritten.repository.js';

type Request = RequestOf<typeof UndoImportedUpdates>;

/** Restores what an import overwrote in existing businesses, all in one transaction, except for fields that were changed since. */
@Injectable()
export class UndoImportedUpdatesHandler {
  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly categories: CategoryRepository,
    private readonly overwritten: OverwrittenRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof UndoImportedUpdates>> {
    const outcomes = await this.database.transaction((session) => this.undo(session, request, context));
    return { outcomes: request.ids.map((id) => ({ id, outcome: outcomes.get(id) ?? 'kept' })) };
  }

  private async undo(session: ClientSession, { importId, ids }: Request, context: RequestContext) {
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
