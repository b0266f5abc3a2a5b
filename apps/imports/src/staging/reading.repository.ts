import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ColumnSeparator, ImportStatus, RecognisedColumn } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { countsOf } from '../import/chunk.js';
import { hasGate } from '../import/gate.js';
import { type HoldReason, ImportEndListener } from '../import/import-end-listener.js';
import { RowBatch, Chunk, Import, type OfferedCorrections } from '../import/import.schema.js';
import { RowMeter } from '../import/row-meter.js';
import type { StoredRow } from '../import/stored-row.js';
import type { TypeCategory } from '../types/type-category.schema.js';

type MappedParts = Pick<
  Import,
  'chosenColumns' | 'constants' | 'proposedColumns' | 'swapsPoints' | 'hasSavedMapping' | 'settings' | 'fixes'
>;

const NOTHING = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };
const UNREAD: ImportStatus[] = ['waiting', 'staging'];

/**
 * Readings of files: starting and ending them, and storing their rows. A reading is identified by `startedAt`; once another one has
 * replaced it, it can store nothing.
 */
@Injectable()
export class ReadingRepository {
  constructor(
    @InjectModel(Import.name) private readonly imports: Model<Import>,
    @InjectModel(RowBatch.name) private readonly batches: Model<RowBatch>,
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    private readonly database: Database,
    private readonly meter: RowMeter,
    private readonly listener: ImportEndListener,
  ) {}

  /** Starts reading, or continues where another worker stopped; null when there is nothing to read. */
  async begin(id: string, at: Date): Promise<Import | null> {
    await this.imports.updateOne(
      { _id: id, status: 'waiting' },
      { $set: { status: 'staging', startedAt: at, sendingSince: at } },
    );
    return this.imports.findOne({ _id: id, status: 'staging' }).lean<Import>();
  }

  /** Stores the own entries of the type table for a reading. Returns those that an earlier attempt stored, if any. */
  async keepTypes({ _id, startedAt }: Import, types: TypeCategory[]): Promise<TypeCategory[]> {
    await this.imports.updateOne({ _id, startedAt, types: null }, { $set: { types } });
    const kept = await this.imports.findOne({ _id, startedAt }, { types: 1 }).lean<Import>();
    return kept?.types ?? types;
  }

  /** Stores the mapping and settings for a reading. Returns those that an earlier attempt stored, if any. */
  async keepMapping({ _id, startedAt }: Import, mapped: MappedParts): Promise<MappedParts> {
    await this.imports.updateOne({ _id, startedAt, proposedColumns: null }, { $set: mapped });
    return (await this.imports.findOne({ _id, startedAt }).lean<Import>()) ?? mapped;
  }

  async keepSeparator({ _id, startedAt }: Import, separator: ColumnSeparator): Promise<void> {
    await this.imports.updateOne({ _id, startedAt }, { $set: { separator } });
  }

  /** Stores a chunk and its rows; a repeat after a kill changes nothing. Returns whether the reading is still wanted. */
  async store({ _id, startedAt }: Import, fresh: Chunk, rows: StoredRow[]): Promise<boolean> {
    const stored = await this.database.transaction(async (session) => {
      // A plain read is enough: if this reading was replaced meanwhile, this chunk had been stored before, and the transaction fails
      // because of that.
      const isWanted = await this.imports.exists({ _id, startedAt, status: 'staging' }).session(session);
      if (!isWanted) return 'unwanted';
      const { _id: id, ...chunk } = fresh;
      const once = { upsert: true, session };
      const { upsertedCount } = await this.chunks.collection.updateOne(
        { _id: id as never },
        { $setOnInsert: chunk },
        once,
      );
      if (upsertedCount === 0) return 'there';
      await this.batches.collection.replaceOne({ _id: id as never }, { importId: _id, rows }, once);
      return 'new';
    });
    if (stored === 'new' && fresh.doneAt) this.meter.count(countsOf(fresh.outcomes));
    return stored !== 'unwanted';
  }

  /** Marks the file as completely read; without a review, its chunks may still be in progress. */
  async end(
    { _id, startedAt, review }: Import,
    columns: RecognisedColumn[] | null,
    offered: OfferedCorrections,
  ): Promise<void> {
    await this.imports.updateOne(
      { _id, startedAt, status: 'staging' },
      { $set: { staged: true, columns, offered, status: review ? 'review' : 'importing' } },
    );
  }

  /**
   * The rest of the file cannot be read. Earlier rows are still imported before the import fails; if nothing was to be written yet, it
   * fails at once.
   */
  async breakOff(broken: Import, { code, line }: { code: string; line: number | null }, at: Date): Promise<void> {
    const { _id, startedAt, review, settings } = broken;
    const failure = { failure: code, failureLine: line, staged: true };
    const isOver = review || hasGate(settings);
    const end = isOver ? { status: 'failed', cutShort: true, finishedAt: at } : { status: 'importing' };
    await this.database.transaction(async (session) => {
      const filter = { _id, startedAt, status: { $in: UNREAD } };
      const ended = await this.imports.updateOne(filter, { $set: { ...failure, ...end } }, { session });
      if (isOver && ended.modifiedCount > 0) await this.listener.onEnd(session, { ...broken, ...failure }, NOTHING);
    });
  }

  /** Whether the last import of a schedule was read by choices that were saved for its columns. */
  async hadSavedMapping(scheduleId: string): Promise<boolean> {
    const last = await this.imports
      .findOne({ scheduleId, status: 'finished' }, { hasSavedMapping: 1 })
      .sort({ createdAt: -1 })
      .lean<Import>();
    return last?.hasSavedMapping ?? false;
  }

  /** Turns an import into one with a review, whose file is read again as such. */
  async holdBack(held: Import, why: HoldReason): Promise<void> {
    const { _id, startedAt } = held;
    const unread = {
      status: 'waiting',
      review: true,
      startedAt: null,
      types: null,
      proposedColumns: null,
      fixes: null,
    } as const;
    await this.database.transaction(async (session) => {
      const { modifiedCount } = await this.imports.updateOne(
        { _id, startedAt, status: 'staging' },
        { $set: unread },
        { session },
      );
      if (modifiedCount === 0) return;
      await this.drop(session, _id);
      await this.listener.onHeldBack(session, held, why);
    });
  }

  /**
   * Deletes the chunks of an import that is read again; batches without a chunk are never read. The batches stay until they are replaced or
   * retention deletes them, because all batches of a large file do not fit into one transaction.
   */
  async drop(session: ClientSession, importId: string): Promise<void> {
    await this.chunks.deleteMany({ importId }).session(session);
  }
}
