import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import type { RowChoice } from './import.schema.js';
import { RowEdit, rowEditId } from './row-edit.schema.js';

/** Edits of single rows. */
@Injectable()
export class RowEditRepository {
  constructor(
    @InjectModel(RowEdit.name) private readonly edits: Model<RowEdit>,
    private readonly clock: Clock,
  ) {}

  /** Edits by row number: all of an import, or those of the given rows. */
  async of(importId: string, rows?: readonly number[]): Promise<ReadonlyMap<number, RowEdit>> {
    const found = await this.edits
      .find({ importId, ...(rows && { row: { $in: rows } }) })
      .sort({ row: 1 })
      .lean<RowEdit[]>();
    return new Map(found.map((edit) => [edit.row, edit]));
  }

  /** Number of rows that were edited. */
  count(importId: string): Promise<number> {
    return this.edits.countDocuments({ importId, revision: { $gt: 0 } }).exec();
  }

  async save(session: ClientSession, edit: Omit<RowEdit, '_id' | 'editedAt'>): Promise<void> {
    const _id = rowEditId(edit.importId, edit.row);
    await this.edits.replaceOne({ _id }, { ...edit, editedAt: this.clock.now() }, { session, upsert: true });
  }

  /** Adds edits from earlier files; rows that were edited in this import are left unchanged. */
  async add(session: ClientSession, edits: readonly Omit<RowEdit, '_id' | 'editedAt'>[]): Promise<void> {
    if (!edits.length) return;
    const editedAt = this.clock.now();
    const writes = edits.map((edit) => ({
      updateOne: {
        filter: { _id: rowEditId(edit.importId, edit.row) },
        update: { $setOnInsert: { ...edit, editedAt } },
        upsert: true,
      },
    }));
    await this.edits.bulkWrite(writes, { session });
  }

  /** Stores the choices for rows of an import while its file is read again. */
  async keepChoices(session: ClientSession, importId: string, choices: readonly RowChoice[]): Promise<void> {
    if (!choices.length) return;
    const fresh = { importId, values: [], revision: 0, key: null, editedBy: null, editedAt: this.clock.now() };
    const writes = choices.map(({ row, action, categoryNames }) => ({
      updateOne: {
        filter: { _id: rowEditId(importId, row) },
        update: { $set: { choice: { action, categoryNames } }, $setOnInsert: { ...fresh, row } },
        upsert: true,
      },
    }));
    await this.edits.bulkWrite(writes, { session });
  }

  async forgetChoices(session: ClientSession, importId: string): Promise<void> {
    await this.edits.deleteMany({ importId, revision: 0 }, { session });
    await this.edits.updateMany({ importId }, { $set: { choice: null } }, { session });
  }

  async drop(importId: string, session?: ClientSession): Promise<void> {
    await this.edits.deleteMany({ importId }).session(session ?? null);
  }
}
