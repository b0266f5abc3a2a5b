import type { BulkEditState } from '@tedarik/commands';
import type { Lane } from '@tedarik/events';
import { Injectable, Logger } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, DomainError, isMongoOutage } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedBusiness } from '../business/audited-business.js';
import { type Business, isPublic } from '../business/business.js';
import { businessChangedMeanwhile, businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Assortment } from '../offers/assortment.js';
import { RewrittenBusinesses } from '../sweep/rewritten-businesses.js';
import { changeInBulk, formerOf, linkChangeOf, type Patch, undoInBulk } from './bulk-change.js';
import {
  type BulkEditDocument,
  type BulkEditRowDocument,
  BulkEditsRepository,
  type Counters,
  type RowOutcome,
} from './bulk-edits.repository.js';
import { LinkedRecord } from './linked-record.js';

const AT_ONCE = 200;
/** Smaller batches for changes of status: a business that becomes public or hidden affects up to 500 products. */
const AT_ONCE_WITH_PRODUCTS = 20;
/** Up to this size a person waits for the result, so its events take the live lane, as those of any other manual edit. */
const MOST_LIVE = 500;
const UNEXPECTED = 'unexpected';

/** The planned change of one business. Without `before` and `after` the business is left unchanged, and the code in `row` says why. */
interface Fate {
  row: BulkEditRowDocument;
  before?: Business;
  after?: Business;
}

/** One transaction of a bulk edit or of its undo: changes some businesses and publishes the changes, or marks the edit as finished. */
@Injectable()
export class BulkEditStep {
  private readonly logger = new Logger(BulkEditStep.name);

  constructor(
    private readonly database: Database,
    private readonly edits: BulkEditsRepository,
    private readonly businesses: BusinessRepository,
    private readonly rewritten: RewrittenBusinesses,
    private readonly assortment: Assortment,
    private readonly records: LinkedRecord,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns true once nothing is left to do. Safe to repeat: rows that are done are not selected again. */
  async execute(edit: BulkEditDocument): Promise<boolean> {
    const atOnce = edit.changes.status ? AT_ONCE_WITH_PRODUCTS : AT_ONCE;
    try {
      return await this.some(edit, atOnce);
    } catch (error) {
      if (isMongoOutage(error)) throw error;
      this.logger.warn(
        { err: error as Error, edit: edit._id },
        'a step of a bulk edit failed, its businesses are retried one by one',
      );
    }
    // Retried one by one, so that a business that cannot be stored does not block the others.
    for (let left = atOnce; left > 0; left--) if (await this.one(edit)) return true;
    return false;
  }

  private async one(edit: BulkEditDocument): Promise<boolean> {
    try {
      return await this.some(edit, 1);
    } catch (error) {
      if (isMongoOutage(error)) throw error;
      this.logger.error({ err: error as Error, edit: edit._id }, 'a business cannot be changed');
      return this.some(edit, 1, UNEXPECTED);
    }
  }

  private some({ _id }: BulkEditDocument, atOnce: number, code?: string): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const edit = await this.edits.find(_id, session);
      if (!edit || !(edit.state in LEFT)) return true;
      const rows = await this.edits.listRows(session, _id, LEFT[edit.state]!.from, atOnce);
      if (rows.length === 0) return this.finish(session, edit);
      const fates = code ? rows.map((row) => leave(edit, row, code)) : await this.fates(session, edit, rows);
      await this.store(session, edit, fates);
      return false;
    });
  }

  private async fates(
    session: ClientSession,
    edit: BulkEditDocument,
    rows: readonly BulkEditRowDocument[],
  ): Promise<Fate[]> {
    const ids = rows.map(({ businessId }) => businessId);
    const byId = new Map((await this.businesses.listForUpdate(session, ids)).map((one) => [one.id, one]));
    const isLinking = linkChangeOf(edit.changes)?.isAdded === (edit.state === 'applying');
    const refusal = isLinking ? await this.records.refusal(session, edit.changes) : undefined;
    const now = this.clock.now();
    return rows.map((row) => {
      try {
        return fateOf(edit, row, byId.get(row.businessId), refusal, now);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return leave(edit, row, error.code);
      }
    });
  }

  private async store(session: ClientSession, edit: BulkEditDocument, fates: readonly Fate[]): Promise<void> {
    const lane: Lane = edit.toChange <= MOST_LIVE ? 'live' : 'bulk';
    const changed = fates.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
    await this.rewritten.save(
      session,
      changed.map(({ after }) => after),
      lane,
    );
    for (const { before, after } of changed) {
      if (isPublic(before) !== isPublic(after)) await this.assortment.follow(session, after, lane);
    }
    const actor = actorOf(edit);
    const entries = changed.map(({ before, after }) => {
      return { action: 'changed', record: auditedBusiness(after), before, after, partOf: edit._id };
    });
    if (actor) await this.auditTrail.recordManyAs(session, actor, entries);
    await this.edits.saveRows(
      session,
      fates.map(({ row }) => row),
    );
    await this.edits.count(session, edit._id, countersOf(fates));
  }

  private async finish(session: ClientSession, edit: BulkEditDocument): Promise<true> {
    const isUndo = edit.state === 'undoing';
    await this.edits.proceed(edit._id, edit.state, isUndo ? 'undone' : 'applied', {}, session);
    const { changed, same, refused, restored, kept } = edit;
    const after = isUndo
      ? { restoredBusinesses: restored, keptBusinesses: kept }
      : { changedBusinesses: changed, sameBusinesses: same, refusedBusinesses: refused };
    const actor = actorOf(edit);
    if (actor) {
      await this.auditTrail.recordAs(session, actor, {
        action: isUndo ? 'bulk-undone' : 'bulk-edited',
        record: { kind: 'bulk-edit', id: edit._id, name: String(isUndo ? restored : changed) },
        after: { ...saidChange(edit), ...after },
      });
    }
    return true;
  }
}

/** Per state: the outcome of rows that are still pending, and the outcome of rows whose business is left unchanged. */
const LEFT: Partial<Record<BulkEditState, { from: RowOutcome; left: 'refused' | 'kept' }>> = {
  applying: { from: 'waiting', left: 'refused' },
  undoing: { from: 'changed', left: 'kept' },
};

const leave = ({ state }: BulkEditDocument, row: BulkEditRowDocument, code: string): Fate => ({
  row: { ...row, outcome: LEFT[state]!.left, code },
});

/** Throws the DomainError for which a business is left unchanged. */
function fateOf(
  { state, changes }: BulkEditDocument,
  row: BulkEditRowDocument,
  business: Business | undefined,
  refusal: DomainError | undefined,
  now: Date,
): Fate {
  if (!business || business.deletedAt) throw businessNotFound(row.businessId);
  if (state === 'undoing') {
    const back = undoInBulk(business, row.before ?? {}, row.after ?? {});
    if (back && refusal) throw refusal;
    return {
      row: { ...row, outcome: 'restored' },
      before: business,
      ...(back && { after: next(business, back, now) }),
    };
  }
  if (business.revision !== row.revision) throw businessChangedMeanwhile(business.id, business.revision);
  const after = changeInBulk(business, changes);
  if (!after) return { row: { ...row, outcome: 'same' } };
  if (refusal) throw refusal;
  const done = { ...row, outcome: 'changed' as const, before: formerOf(business, after), after };
  return { row: done, before: business, after: next(business, after, now) };
}

const next = (business: Business, patch: Patch, now: Date): Business => ({
  ...business,
  ...patch,
  version: business.version + 1,
  revision: business.revision + 1,
  updatedAt: now,
});

function countersOf(fates: readonly Fate[]): Counters {
  const counters: Counters = {};
  for (const { row } of fates) {
    if (row.outcome !== 'waiting') counters[row.outcome] = (counters[row.outcome] ?? 0) + 1;
  }
  return counters;
}

const actorOf = ({ state, appliedBy, undoneBy }: BulkEditDocument) => (state === 'undoing' ? undoneBy : appliedBy);

/** The change as written to the audit log, with records by name instead of by id. */
function saidChange({ changes, recordName }: BulkEditDocument): object {
  const link = linkChangeOf(changes);
  if (!link) return changes;
  const what = link.field === 'categoryIds' ? 'Category' : 'Service';
  return { [`${link.isAdded ? 'added' : 'removed'}${what}`]: recordName };
}
