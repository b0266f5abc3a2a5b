import {
  type BulkChanges,
  type BulkEdit,
  type BulkFields,
  type DiscardBulkEdit,
  MOST_IN_BULK_EDIT,
  type PreviewBulkEdit,
  PREVIEWS_OF_ONE_ACCOUNT,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError, newId } from '@tedarik/service-kit';
import type { Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { SoughtWords } from '../category/sought-words.js';
import { ManagedBusinessListRepository } from '../managed-businesses/managed-business-list.repository.js';
import { changeInBulk, formerOf } from './bulk-change.js';
import { tooManyBusinesses } from './bulk-edit.errors.js';
import { BulkEditViews } from './bulk-edit-views.js';
import { type BulkEditRowDocument, BulkEditsRepository } from './bulk-edits.repository.js';
import { LinkedRecord } from './linked-record.js';

type Request = RequestOf<typeof PreviewBulkEdit>;
type Previewed = Pick<Business, 'id' | 'name' | 'revision' | 'deletedAt' | keyof BulkFields>;

const WRITTEN_AT_ONCE = 1_000;
const LOOKED_AT = [
  '_id',
  'name',
  'revision',
  'status',
  'verified',
  'featured',
  'categoryIds',
  'serviceAttributeIds',
  'deletedAt',
] as const;

/** Determines what a change would do to each of many businesses and stores the list, so that exactly these businesses are changed later. */
@Injectable()
export class PreviewBulkEditHandler {
  constructor(
    private readonly lists: ManagedBusinessListRepository,
    private readonly businesses: BusinessRepository,
    private readonly soughtWords: SoughtWords,
    private readonly records: LinkedRecord,
    private readonly edits: BulkEditsRepository,
    private readonly views: BulkEditViews,
    private readonly clock: Clock,
  ) {}

  async execute({ changes, ...chosen }: Request, { actor }: Pick<RequestContext, 'actor'>): Promise<BulkEdit> {
    const recordName = await this.records.nameOf(changes);
    const id = newId();
    const at = this.clock.now();
    const previewedBy = actor?.kind === 'back-office' ? actor.id : null;
    try {
      const counted = await this.addRows(id, this.chosen(chosen), changes, at);
      const nothingYet = { changed: 0, restored: 0, kept: 0, appliedAt: null, appliedBy: null, undoneBy: null };
      await this.edits.add({
        _id: id,
        state: 'previewed',
        at,
        changes,
        recordName,
        previewedBy,
        ...counted,
        ...nothingYet,
      });
    } catch (error) {
      // Without the edit itself these rows could never be found again.
      await this.edits.removeRows(id);
      throw error;
    }
    if (previewedBy) {
      for (const older of await this.edits.listPreviewsOf(previewedBy, PREVIEWS_OF_ONE_ACCOUNT))
        await this.edits.discard(older);
    }
    return this.views.get({ id });
  }

  async discard({ id }: RequestOf<typeof DiscardBulkEdit>): Promise<ReplyOf<typeof DiscardBulkEdit>> {
    return { isDiscarded: await this.edits.discard(id) };
  }

  private async addRows(id: string, chosen: AsyncIterable<Previewed>, changes: BulkChanges, at: Date) {
    const counted = { total: 0, toChange: 0, same: 0, refused: 0 };
    let rows: BulkEditRowDocument[] = [];
    for await (const business of chosen) {
      if ((counted.total += 1) > MOST_IN_BULK_EDIT) throw tooManyBusinesses(MOST_IN_BULK_EDIT);
      const row = rowOf(business, changes);
      if (!row) counted.same += 1;
      else {
        counted[row.outcome === 'waiting' ? 'toChange' : 'refused'] += 1;
        rows.push({ _id: `${id}/${String(counted.total).padStart(6, '0')}`, editId: id, ...row, at });
      }
      if (rows.length >= WRITTEN_AT_ONCE) {
        await this.edits.addRows(rows);
        rows = [];
      }
    }
    await this.edits.addRows(rows);
    return counted;
  }

  private async *chosen({ ids, filter }: Omit<Request, 'changes'>): AsyncGenerator<Previewed> {
    if (ids) {
      const found = await this.businesses.findByIds([...new Set(ids)]);
      yield* found.sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
      return;
    }
    const { search = '', ...narrowed } = filter ?? {};
    const words = await this.soughtWords.of(search);
    // A search text without a single word matches nothing.
    if (search.trim() !== '' && words.length === 0) return;
    for await (const { _id: id, serviceAttributeIds = [], ...found } of this.lists.matching(
      { ...narrowed, words },
      LOOKED_AT,
    ))
      yield { id, serviceAttributeIds, ...found };
  }
}

/** Returns undefined for a business that already has the new value. */
function rowOf(business: Previewed, changes: BulkChanges) {
  const { id: businessId, name, revision } = business;
  const row = { businessId, name, revision, before: null, after: null };
  try {
    if (business.deletedAt) throw businessNotFound(businessId);
    const after = changeInBulk(business, changes);
    return after && { ...row, outcome: 'waiting' as const, code: null, before: formerOf(business, after), after };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...row, outcome: 'refused' as const, code: error.code };
  }
}
