import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ColumnSeparator, ImportStatus, RecognisedColumn } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { countsOf } from '../import/chunk.js';
import { hasGate } from '../import/gate.js';
import { ImportEndListener } from '../import/import-end-listener.js';
import { RowBatch, Chunk, Import, type OfferedMends } from '../import/import.schema.js';
import { RowMeter } from '../import/row-meter.js';
import type { StoredRow } from '../import/stored-row.js';
import type { TypeCategory } from '../types/type-category.schema.js';

type MappedParts = Pick<Import, 'chosenColumns' | 'constants' | 'proposedColumns' | 'settings' | 'fixes'>;

const NOTHING = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };
const UNREAD: ImportStatus[] = ['waiting', 'staging'];

/**
 * Readings of files: how one begins and ends, and the rows that it stores. Its `startedAt` names it: once another one has
 * taken its place, nothing of it is kept.
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

  /** Begins to read, or goes on where another worker began; null where nothing is to be read. */
  async begin(id: string, at: Date): Promise<Import | null> {
    await this.imports.updateOne(
      { _id: id, status: 'waiting' },
      { $set: { status: 'staging', startedAt: at, sendingSince: at } },
    );
    return this.imports.findOne({ _id: id, status: 'staging' }).lean<Import>();
  }

  /** Keeps the own entries of the type table that hold for a reading; answers those that an earlier try at it kept. */
  async keepTypes({ _id, startedAt }: Import, types: TypeCategory[]): Promise<TypeCategory[]> {
    await this.imports.updateOne({ _id, startedAt, types: null }, { $set: { types } });
    const kept = await this.imports.findOne({ _id, startedAt }, { types: 1 }).lean<Import>();
    return kept?.types ?? types;
  }

  /** Keeps how a table is mapped in a reading, and its settings; answers what an earlier try at it kept. */
  async keepMapping({ _id, startedAt }: Import, mapped: MappedParts): Promise<MappedParts> {
    await this.imports.updateOne({ _id, startedAt, proposedColumns: null }, { $set: mapped });
    return (await this.imports.findOne({ _id, startedAt }).lean<Import>()) ?? mapped;
  }

  async keepSeparator({ _id, startedAt }: Import, separator: ColumnSeparator): Promise<void> {
    await this.imports.updateOne({ _id, startedAt }, { $set: { separator } });
  }

  /** Stores a chunk and its rows; a repeat after a kill changes nothing. Answers whether the reading is still wanted. */
  async store({ _id, startedAt }: Import, fresh: Chunk, rows: StoredRow[]): Promise<boolean> {
    const stored = await this.database.transaction(async (session) => {
      // Reading is enough: if this reading was ended meanwhile, this chunk was stored before, and the transaction fails on that.
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

  /** The whole file has been read; without a review its chunks may still be under way. */
  async end(
    { _id, startedAt, review }: Import,
    columns: RecognisedColumn[] | null,
    offered: OfferedMends,
  ): Promise<void> {
    await this.imports.updateOne(
      { _id, startedAt, status: 'staging' },
      { $set: { staged: true, columns, offered, status: review ? 'review' : 'importing' } },
    );
  }

  /** The file cannot be read on. What came before goes in, and then the import fails; one of which nothing may go in yet fails at once. */
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

  /** Too many of its rows are invalid or without a city: it becomes an import with a review, whose file is to be read as such. */
  async holdBack(held: Import): Promise<void> {
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
      await this.listener.onHeldBack(session, held);
    });
  }

  /**
   * Drops the rows of an import that is to be read again: without its chunk nobody looks into a batch. The batches themselves
   * stay until others take their places, or retention removes them: all of a large file are more than one transaction can hold.
   */
  async drop(session: ClientSession, importId: string): Promise<void> {
    await this.chunks.deleteMany({ importId }).session(session);
  }
}
