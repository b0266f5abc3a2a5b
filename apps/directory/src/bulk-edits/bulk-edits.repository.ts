import { type BulkChanges, type BulkEditState, EXAMPLES_OF_BULK_EDIT, NAMED_OF_BULK_EDIT } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Patch } from './bulk-change.js';

type Actor = { id: string; name: string } | null;

/** A bulk edit, with the counters of its rows. */
export interface BulkEditDocument {
  _id: string;
  state: BulkEditState;
  /** Time of the preview. */
  at: Date;
  changes: BulkChanges;
  recordName: string | null;
  /** The account that made the preview; missing in older ones. */
  previewedBy?: string | null;
  total: number;
  toChange: number;
  changed: number;
  same: number;
  refused: number;
  restored: number;
  kept: number;
  appliedAt: Date | null;
  appliedBy: Actor;
  undoneBy: Actor;
}

/** Outcome of one row: `waiting` until the change is applied to the business, `changed` until it is undone. */
export type RowOutcome = 'waiting' | 'changed' | 'same' | 'refused' | 'restored' | 'kept';

/** One business of a bulk edit. Businesses that already had the new value at the preview have no row. */
export interface BulkEditRowDocument {
  /** Sorts the rows of an edit by the name of the business. */
  _id: string;
  editId: string;
  businessId: string;
  name: string;
  /** Revision of the business at the preview. */
  revision: number;
  outcome: RowOutcome;
  /** Code of the reason why the business was refused or kept. */
  code: string | null;
  before: Patch | null;
  after: Patch | null;
  at: Date;
}

export type Counters = Partial<Record<'changed' | 'same' | 'refused' | 'restored' | 'kept', number>>;

/** Bulk edits of the last month and their rows; MongoDB deletes older ones by a TTL index. */
@Injectable()
export class BulkEditsRepository {
  private readonly edits = documentsOf<BulkEditDocument>('bulkEdits')(this.database.connection).collection;
  private readonly rows = documentsOf<BulkEditRowDocument>('bulkEditRows')(this.database.connection).collection;

  constructor(private readonly database: Database) {}

  async addRows(rows: BulkEditRowDocument[]): Promise<void> {
    if (rows.length > 0) await this.rows.insertMany(rows);
  }

  async removeRows(editId: string): Promise<void> {
    await this.rows.deleteMany({ editId });
  }

  async add(edit: BulkEditDocument): Promise<void> {
    await this.edits.insertOne(edit);
  }

  find(id: string, session?: ClientSession): Promise<BulkEditDocument | null> {
    return this.edits.findOne({ _id: id }, { ...(session && { session }) });
  }

  listApplied(): Promise<BulkEditDocument[]> {
    return this.edits.find({ appliedAt: { $ne: null } }).toArray();
  }

  /** Returns the unfinished edit that was started first. */
  findUnfinished(): Promise<BulkEditDocument | null> {
    return this.edits.findOne({ state: { $in: ['applying', 'undoing'] } }, { sort: { appliedAt: 1 } });
  }

  /** Moves an edit from one state to the next. Returns false when it is no longer in state `from`. */
  async proceed(
    id: string,
    from: BulkEditState,
    state: BulkEditState,
    fields: Partial<Pick<BulkEditDocument, 'appliedAt' | 'appliedBy' | 'undoneBy'>> = {},
    session?: ClientSession,
  ): Promise<boolean> {
    const change = { $set: { state, ...fields } };
    return (
      (await this.edits.updateOne({ _id: id, state: from }, change, { ...(session && { session }) })).matchedCount > 0
    );
  }

  async count(session: ClientSession, id: string, counters: Counters): Promise<void> {
    await this.edits.updateOne({ _id: id }, { $inc: counters }, { session });
  }

  /** The next rows with this outcome. */
  listRows(session: ClientSession, editId: string, outcome: RowOutcome, limit: number): Promise<BulkEditRowDocument[]> {
    return this.rows.find({ editId, outcome }, { session }).sort({ _id: 1 }).limit(limit).toArray();
  }

  async saveRows(session: ClientSession, rows: readonly BulkEditRowDocument[]): Promise<void> {
    const writes = rows.map(({ _id, ...replacement }) => ({ replaceOne: { filter: { _id }, replacement } }));
    if (writes.length > 0) await this.rows.bulkWrite(writes, { session });
  }

  listExamples(editId: string): Promise<BulkEditRowDocument[]> {
    return this.rows.find({ editId, outcome: 'waiting' }).sort({ _id: 1 }).limit(EXAMPLES_OF_BULK_EDIT).toArray();
  }

  listNamed(editId: string, outcome: RowOutcome): Promise<BulkEditRowDocument[]> {
    return this.rows.find({ editId, outcome }).sort({ _id: 1 }).limit(NAMED_OF_BULK_EDIT).toArray();
  }

  /** Counts the rows per code, the most frequent code first. */
  async countCodes(editId: string, outcome: RowOutcome): Promise<{ code: string; count: number }[]> {
    const counted = await this.rows
      .aggregate<{ _id: string; count: number }>([
        { $match: { editId, outcome } },
        { $group: { _id: '$code', count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
      ])
      .toArray();
    return counted.map(({ _id, count }) => ({ code: _id, count }));
  }

  /** The ids of the previews of an account, except for its latest ones. */
  async listPreviewsOf(account: string, exceptLatest: number): Promise<string[]> {
    const older = this.edits.find({ state: 'previewed', previewedBy: account }, { projection: { _id: 1 } });
    return (await older.sort({ at: -1, _id: -1 }).skip(exceptLatest).toArray()).map(({ _id }) => _id);
  }

  /** Deletes a preview with its rows. Returns false if there is none, or if it is being applied by now. */
  async discard(id: string): Promise<boolean> {
    // The edit goes first, so that it cannot be applied to a part of its rows.
    const { deletedCount } = await this.edits.deleteOne({ _id: id, state: 'previewed' });
    if (deletedCount > 0) await this.removeRows(id);
    return deletedCount > 0;
  }

  /** Deletes previews that were made before the given time and never applied. */
  async forgetPreviews(before: Date): Promise<void> {
    const stale = { state: 'previewed', at: { $lt: before } } as const;
    for (let edit = await this.edits.findOne(stale); edit; edit = await this.edits.findOne(stale)) {
      await this.discard(edit._id);
    }
  }
}
