import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportForm, ImportStatus } from '@tedarik/commands';
import { DomainError } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { ChunkRepository } from './chunk.repository.js';
import { Import } from './import.schema.js';
import { type Phase, phaseOf } from './phase.js';

const AT_WORK: ImportStatus[] = ['waiting', 'staging', 'importing', 'undoing'];
const ENDS: ImportStatus[] = ['finished', 'cancelled', 'failed', 'undone'];
/** States of imports with work left for workers or for a person. */
const OPEN: ImportStatus[] = [...AT_WORK, 'review', 'paused'];

@Injectable()
export class ImportRepository {
  constructor(
    @InjectModel(Import.name) private readonly imports: Model<Import>,
    private readonly chunks: ChunkRepository,
  ) {}

  /** Adds an import unless its id exists. Returns whether it was added; a repeated start finds the first import. */
  async addOnce(fresh: Import, session?: ClientSession): Promise<boolean> {
    const { upsertedCount } = await this.imports
      .updateOne({ _id: fresh._id }, { $setOnInsert: fresh }, { upsert: true })
      .session(session ?? null);
    return upsertedCount === 1;
  }

  find(id: string): Promise<Import | null> {
    return this.imports.findById(id).lean<Import>().exec();
  }

  /** Throws `import-not-found`. */
  async get(id: string): Promise<Import> {
    const found = await this.find(id);
    if (!found) throw new DomainError('import-not-found', 'not-found');
    return found;
  }

  findByIds(ids: readonly string[]): Promise<Import[]> {
    return this.imports
      .find({ _id: { $in: ids } })
      .lean<Import[]>()
      .exec();
  }

  /** Imports with work for workers, oldest first. */
  async findAtWork(): Promise<Import[]> {
    const begun = await this.chunks.findBegun();
    return this.imports
      .find({ $or: [{ status: { $in: AT_WORK } }, { _id: { $in: begun } }] })
      .sort({ createdAt: 1 })
      .lean<Import[]>();
  }

  /** A page of imports, newest first: all of them, only those of one form, or only open ones. */
  async list(wanted: { form: ImportForm | null; open: boolean; page: number; pageSize: number }) {
    const { form, open, page, pageSize } = wanted;
    const filter = { ...(form && { form }), ...(open && { status: { $in: OPEN } }) };
    const [imports, total] = await Promise.all([
      this.imports
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<Import[]>(),
      this.imports.countDocuments(filter),
    ]);
    return { imports, total };
  }

  /** Counts an edit of an import in review, if it is unchanged since it was read. Returns false otherwise. */
  async countEdit(session: ClientSession, { _id, startedAt, editCount }: Import): Promise<boolean> {
    const filter = { _id, startedAt, status: 'review' as const, editCount };
    return (await this.imports.updateOne(filter, { $inc: { editCount: 1 } }, { session })).modifiedCount === 1;
  }

  /** Changes an import that is in one of these states. Returns it as it was before; null when it is in another state. */
  tryToMove(session: ClientSession, id: string, from: ImportStatus[], change: Partial<Import>): Promise<Import | null> {
    return this.imports
      .findOneAndUpdate({ _id: id, status: { $in: from } }, { $set: change }, { session })
      .lean<Import>()
      .exec();
  }

  /** The same as tryToMove, but throws `import-not-found` and `import-state`. */
  async move(session: ClientSession, id: string, from: ImportStatus[], change: Partial<Import>): Promise<Import> {
    const before = await this.tryToMove(session, id, from, change);
    if (before) return before;
    const { status } = await this.get(id);
    throw new DomainError('import-state', 'conflict', { status });
  }

  /** Cancels reviews that were not decided since then; nothing of them is in the directory. */
  async cancelReviewsSince(before: Date, at: Date): Promise<void> {
    await this.imports.updateMany(
      { status: 'review', createdAt: { $lt: before } },
      { $set: { status: 'cancelled', cutShort: true, finishedAt: at } },
    );
  }

  /** Ids of imports that ended before then and whose rows are still stored. */
  async findEndedBefore(before: Date): Promise<string[]> {
    const ended = { status: { $in: ENDS }, finishedAt: { $lt: before }, erasedAt: null };
    return (await this.imports.find(ended, { _id: 1 }).lean<Import[]>()).map(({ _id }) => _id);
  }

  /** Records that the rows were erased, and removes what the import itself stores about them. */
  async markErased(id: string, at: Date): Promise<void> {
    const ofRows = { columns: null, fixes: null, offered: null, takenOver: null };
    await this.imports.updateOne({ _id: id }, { $set: { ...ofRows, erasedAt: at } });
  }

  /** Ids of files from which an import may still be read. */
  async filesInUse(): Promise<string[]> {
    return this.imports.distinct('fileId', { erasedAt: null });
  }

  /**
   * Turn base for an import that is about to enter a phase: its first chunk gets a turn next to the chunks that the other imports do next,
   * so that it neither overtakes them all nor waits for them all.
   */
  async turnBaseFor(importId: string, phase: Phase): Promise<number> {
    const others = await this.imports.find({ _id: { $ne: importId }, status: { $in: AT_WORK } }).lean<Import[]>();
    const turns: number[] = [];
    for (const other of others) {
      const first = await this.chunks.firstPending(other._id, phaseOf(other));
      if (first !== null) turns.push(other.turnBase + first);
    }
    const own = (await this.chunks.firstPending(importId, phase)) ?? 0;
    return (turns.length ? Math.min(...turns) : 1) - own;
  }
}

/** Throws `import-read-again` when the file was read again since the reading that began then. */
export function mustBeOf(startedAt: string, found: Import): void {
  if (found.startedAt?.toISOString() !== startedAt) throw new DomainError('import-read-again', 'conflict');
}
