import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowOutcome } from '@tedarik/commands';
import type { Model } from 'mongoose';
import { type OutcomeCounts, countsOf, isWritten } from './chunk.js';
import { Chunk } from './import.schema.js';
import { PENDING, type Phase, UNDOABLE } from './phase.js';
import { RowMeter } from './row-meter.js';

/** Counts of an import, summed over its chunks; `recent` are the rows done since a given time. */
export interface Sums extends OutcomeCounts {
  read: number;
  doubtful: number;
  undone: number;
  kept: number;
  recent: number;
}

/** The fields of a chunk that an undo needs. */
export type Undoable = Pick<Chunk, '_id' | 'outcomes'>;

const NOTHING: Sums = {
  read: 0,
  doubtful: 0,
  created: 0,
  updated: 0,
  duplicate: 0,
  skipped: 0,
  invalid: 0,
  undone: 0,
  kept: 0,
  recent: 0,
};

/** Chunks and their progress. A chunk's document is the checkpoint: if it exists, its rows are stored too. */
@Injectable()
export class ChunkRepository {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    private readonly meter: RowMeter,
  ) {}

  /** Number of staged chunks and their last row, where an interrupted staging continues. */
  async stagedSoFar(importId: string): Promise<{ chunks: number; lastRow: number }> {
    const fields = { chunk: 1, lastRow: 1 };
    const last = await this.chunks.findOne({ importId }, fields).sort({ chunk: -1 }).lean<Chunk>();
    return last ? { chunks: last.chunk + 1, lastRow: last.lastRow } : { chunks: 0, lastRow: 0 };
  }

  /**
   * Takes a chunk for one attempt and raises its fence above all earlier attempts. Returns null when the chunk is done or does not exist,
   * or, outside the phase `send`, was never begun.
   */
  take(id: string, phase: Phase): Promise<Chunk | null> {
    return this.chunks
      .findOneAndUpdate(
        { _id: id, ...PENDING[phase === 'send' ? 'send' : 'hold'] },
        { $inc: { fence: 1 } },
        { returnDocument: 'after' },
      )
      .lean<Chunk>()
      .exec();
  }

  /** Stores the outcomes of all rows and marks the chunk as done. Returns false when a later attempt has taken it. */
  async finish(id: string, fence: number, outcomes: RowOutcome[], at: Date): Promise<boolean> {
    const counts = countsOf(outcomes);
    const { modifiedCount } = await this.chunks.updateOne(
      { _id: id, fence, doneAt: null },
      { $set: { ...counts, outcomes, doneAt: at } },
    );
    if (modifiedCount === 0) return false;
    this.meter.count(counts);
    return true;
  }

  /** Returns the chunk if it wrote something that was not undone yet. */
  findUndoable(id: string): Promise<Undoable | null> {
    return this.chunks
      .findOne({ _id: id, ...UNDOABLE }, { outcomes: 1 })
      .lean<Undoable>()
      .exec();
  }

  /** Counts rows, not businesses: several rows may have updated the same business. */
  async markUndone({ _id, outcomes }: Undoable, keptIds: string[], at: Date): Promise<void> {
    const rows = outcomes.filter(isWritten);
    const kept = rows.filter(({ businessId }) => keptIds.includes(businessId)).length;
    const undo = { undoneAt: at, keptIds, kept, undone: rows.length - kept };
    await this.chunks.updateOne({ _id, undoneAt: null }, { $set: undo });
  }

  async hasPending(importId: string, phase: Phase): Promise<boolean> {
    return (await this.chunks.exists({ importId, ...PENDING[phase] })) !== null;
  }

  /** Numbers of the chunks with work left in this phase, in order. */
  async findPending(importId: string, phase: Phase): Promise<number[]> {
    const found = await this.chunks
      .find({ importId, ...PENDING[phase] }, { chunk: 1 })
      .sort({ chunk: 1 })
      .lean<Chunk[]>();
    return found.map(({ chunk }) => chunk);
  }

  /** Number of the first chunk with work left in this phase; null when there is none. */
  async firstPending(importId: string, phase: Phase): Promise<number | null> {
    const found = await this.chunks
      .findOne({ importId, ...PENDING[phase] }, { chunk: 1 })
      .sort({ chunk: 1 })
      .lean<Chunk>();
    return found?.chunk ?? null;
  }

  /** Ids of imports with a chunk that a worker has begun and not finished. */
  findBegun(): Promise<string[]> {
    return this.chunks.distinct('importId', PENDING.hold).exec();
  }

  /** Sums per import; `recent` counts the rows that are done since the given time. */
  async sumsOf(importIds: string[], since: Date): Promise<(importId: string) => Sums> {
    const sum = (field: keyof Chunk | 'review.doubtful') => ({ $sum: `$${field}` });
    const sums = await this.chunks.aggregate<Sums & { _id: string }>([
      { $match: { importId: { $in: importIds } } },
      {
        $group: {
          _id: '$importId',
          read: sum('read'),
          created: sum('created'),
          updated: sum('updated'),
          duplicate: sum('duplicate'),
          skipped: sum('skipped'),
          invalid: sum('invalid'),
          doubtful: sum('review.doubtful'),
          undone: sum('undone'),
          kept: sum('kept'),
          recent: { $sum: { $cond: [{ $gt: ['$doneAt', since] }, '$read', 0] } },
        },
      },
    ]);
    const byImport = new Map(sums.map(({ _id, ...found }) => [_id, found]));
    return (importId) => byImport.get(importId) ?? NOTHING;
  }
}
