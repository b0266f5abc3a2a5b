import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowOutcome } from '@tedarik/commands';
import type { Model } from 'mongoose';
import { Batch, Chunk, type StagedRow } from './import.schema.js';

export interface Sums {
  read: number;
  created: number;
  duplicate: number;
  invalid: number;
}

export const chunkId = (importId: string, chunk: number): string => `${importId}/${chunk}`;

const DUPLICATE_KEY = 11_000;

/** Batches and chunks of imports. A chunk's document is the checkpoint: when it is there, its rows are. */
@Injectable()
export class ChunkRepository {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    @InjectModel(Batch.name) private readonly batches: Model<Batch>,
  ) {}

  /** Stores a staged batch; a repeat after a kill changes nothing. */
  async stage(fresh: Chunk, rows: StagedRow[]): Promise<void> {
    await insertOnce(this.batches, { _id: fresh._id, importId: fresh.importId, rows });
    await insertOnce(this.chunks, fresh);
  }

  /** How many chunks are staged, and the last row in them: where a staging that was killed goes on. */
  async stagedSoFar(importId: string): Promise<{ chunks: number; lastRow: number }> {
    const last = await this.chunks.findOne({ importId }, { chunk: 1, lastRow: 1 }).sort({ chunk: -1 }).lean<Chunk>();
    return last ? { chunks: last.chunk + 1, lastRow: last.lastRow } : { chunks: 0, lastRow: 0 };
  }

  /** Takes a chunk for this attempt: a higher fence than all attempts before. Null when it is done or not there. */
  take(id: string): Promise<Chunk | null> {
    return this.chunks
      .findOneAndUpdate({ _id: id, doneAt: null }, { $inc: { fence: 1 } }, { returnDocument: 'after' })
      .lean<Chunk>()
      .exec();
  }

  async rowsOf(id: string): Promise<StagedRow[]> {
    return (await this.batches.findById(id).lean<Batch>())?.rows ?? [];
  }

  /** Closes a chunk with the outcomes of all its rows, unless a later attempt has taken it. */
  async finish(id: string, fence: number, outcomes: RowOutcome[], at: Date): Promise<boolean> {
    const count = (outcome: RowOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
    const counts = { created: count('created'), duplicate: count('duplicate'), invalid: count('invalid') };
    const { modifiedCount } = await this.chunks.updateOne(
      { _id: id, fence, doneAt: null },
      { $set: { ...counts, outcomes, doneAt: at } },
    );
    return modifiedCount === 1;
  }

  async hasUnfinished(importId: string): Promise<boolean> {
    return (await this.chunks.exists({ importId, doneAt: null })) !== null;
  }

  findUnfinished(importId: string): Promise<Pick<Chunk, '_id' | 'chunk' | 'turn'>[]> {
    return this.chunks
      .find({ importId, doneAt: null }, { chunk: 1, turn: 1 })
      .sort({ chunk: 1 })
      .lean<Chunk[]>()
      .exec();
  }

  /** The turn at which a new import joins: beside what the others are about to do, neither before nor behind all of it. */
  async nextTurn(): Promise<number> {
    const first = await this.chunks.findOne({ doneAt: null }, { turn: 1 }).sort({ turn: 1 }).lean<Chunk>();
    return first?.turn ?? 1;
  }

  async sumsOf(importId: string): Promise<Sums> {
    const sum = (field: string) => ({ $sum: `$${field}` });
    const [sums] = await this.chunks.aggregate<Sums>([
      { $match: { importId } },
      {
        $group: {
          _id: null,
          read: sum('read'),
          created: sum('created'),
          duplicate: sum('duplicate'),
          invalid: sum('invalid'),
        },
      },
    ]);
    return sums ?? { read: 0, created: 0, duplicate: 0, invalid: 0 };
  }

  /** Chunks of an import that hold a row after this one, in the order of the file. */
  findAfterRow(importId: string, row: number): AsyncIterable<Chunk> {
    return this.chunks
      .find({ importId, lastRow: { $gt: row } })
      .sort({ chunk: 1 })
      .lean<Chunk>()
      .cursor() as AsyncIterable<Chunk>;
  }
}

async function insertOnce<T>(model: Model<T>, document: T): Promise<void> {
  try {
    await model.collection.insertOne(document as never);
  } catch (error) {
    if ((error as { code?: number }).code !== DUPLICATE_KEY) throw error;
  }
}
