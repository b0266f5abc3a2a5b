import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowForecast, RowOutcome } from '@tedarik/commands';
import type { ClientSession, Model } from 'mongoose';
import { reviewOf } from './chunk-review.js';
import { Batch, Chunk, type RowChoice } from './import.schema.js';
import { PENDING, type Phase } from './phase.js';
import { RowMeter } from './row-meter.js';
import type { MappedStagedRow, StagedRow } from './staged-row.js';
import { fromStoredRow, mappedRowOf } from './stored-row.js';

/** Counts of an import, summed over its chunks, and the rows that were done since a moment. */
export interface Sums extends Counts {
  read: number;
  undone: number;
  kept: number;
  recent: number;
}
type Counts = Record<RowOutcome['outcome'], number>;

/** Which rows are wanted; null lets all pass. */
export interface RowFilter {
  afterRow: number;
  forecast: RowForecast | null;
  outcome: RowOutcome['outcome'] | null;
  undo: 'undone' | 'kept' | null;
}

const NOTHING: Sums = {
  read: 0,
  created: 0,
  updated: 0,
  duplicate: 0,
  skipped: 0,
  invalid: 0,
  undone: 0,
  kept: 0,
  recent: 0,
};

export const chunkId = (importId: string, chunk: number): string => `${importId}/${chunk}`;

/** A chunk before its rows are counted. */
export const freshChunk = (importId: string, chunk: number): Chunk => ({
  _id: chunkId(importId, chunk),
  importId,
  chunk,
  firstRow: 0,
  lastRow: 0,
  read: 0,
  fence: 0,
  doneAt: null,
  ...countsOf([]),
  outcomes: [],
  review: reviewOf([]),
  choices: [],
  leads: [],
  undoneAt: null,
  undone: 0,
  kept: 0,
  keptIds: [],
});

/** How often each outcome is among these. */
export function countsOf(outcomes: readonly RowOutcome[]): Counts {
  const counts: Counts = { created: 0, updated: 0, duplicate: 0, skipped: 0, invalid: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** Batches and chunks of imports. A chunk's document is the checkpoint: when it is there, its rows are. */
@Injectable()
export class ChunkRepository {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    @InjectModel(Batch.name) private readonly batches: Model<Batch>,
    private readonly meter: RowMeter,
  ) {}

  /** How many chunks are staged: where a staging that was killed goes on. */
  async stagedSoFar(importId: string): Promise<number> {
    const last = await this.chunks.findOne({ importId }, { chunk: 1 }).sort({ chunk: -1 }).lean<Chunk>();
    return last ? last.chunk + 1 : 0;
  }

  /**
   * Takes a chunk for this attempt: a higher fence than all attempts before. Null when it is done, or not there, or, in any
   * phase but `send`, was never begun.
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

  /** Without what the rows were made of, which is half of a batch. */
  async rowsOf(id: string): Promise<MappedStagedRow[]> {
    return ((await this.batches.findById(id, { 'rows.source': 0 }).lean<Batch>())?.rows ?? []).map(mappedRowOf);
  }

  /** Rows of these chunks that `wanted` (an expression on `$$row`) lets pass, in the order of the file. */
  async findRows(ids: string[], wanted: object): Promise<StagedRow[]> {
    const batches = await this.batches.aggregate<Pick<Batch, 'rows'>>([
      { $match: { _id: { $in: ids } } },
      { $project: { rows: { $filter: { input: '$rows', as: 'row', cond: wanted } } } },
    ]);
    return batches.flatMap(({ rows }) => rows.map(fromStoredRow)).sort((a, b) => a.row - b.row);
  }

  /** Closes a chunk with the outcomes of all its rows, unless a later attempt has taken it. */
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

  /** The chunk when it created something that no undo has been at. */
  findCreating(id: string): Promise<Pick<Chunk, 'outcomes'> | null> {
    return this.chunks
      .findOne({ _id: id, created: { $gt: 0 }, undoneAt: null }, { outcomes: 1 })
      .lean<Pick<Chunk, 'outcomes'>>()
      .exec();
  }

  async markUndone(id: string, keptIds: string[], at: Date): Promise<void> {
    const kept = keptIds.length;
    await this.chunks.updateOne(
      { _id: id, undoneAt: null },
      [{ $set: { undoneAt: at, keptIds, kept, undone: { $subtract: ['$created', kept] } } }],
      { updatePipeline: true },
    );
  }

  async hasPending(importId: string, phase: Phase): Promise<boolean> {
    return (await this.chunks.exists({ importId, ...PENDING[phase] })) !== null;
  }

  /** Numbers of the chunks that have something left to do, in their order. */
  async findPending(importId: string, phase: Phase): Promise<number[]> {
    const found = await this.chunks
      .find({ importId, ...PENDING[phase] }, { chunk: 1 })
      .sort({ chunk: 1 })
      .lean<Chunk[]>();
    return found.map(({ chunk }) => chunk);
  }

  /** The first of them; null when there is none. */
  async firstPending(importId: string, phase: Phase): Promise<number | null> {
    const found = await this.chunks
      .findOne({ importId, ...PENDING[phase] }, { chunk: 1 })
      .sort({ chunk: 1 })
      .lean<Chunk>();
    return found?.chunk ?? null;
  }

  /** Imports of which a worker has begun a chunk that is not done. */
  findBegun(): Promise<string[]> {
    return this.chunks.distinct('importId', PENDING.hold).exec();
  }

  /** Sums of each of these imports; `recent` counts the rows done since a moment. */
  async sumsOf(importIds: string[], since: Date): Promise<(importId: string) => Sums> {
    const sum = (field: keyof Chunk) => ({ $sum: `$${field}` });
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
          undone: sum('undone'),
          kept: sum('kept'),
          recent: { $sum: { $cond: [{ $gt: ['$doneAt', since] }, '$read', 0] } },
        },
      },
    ]);
    const byImport = new Map(sums.map(({ _id, ...found }) => [_id, found]));
    return (importId) => byImport.get(importId) ?? NOTHING;
  }

  /** What the dry run said of each chunk, and what was chosen for single rows of it. */
  findReviews(importId: string): AsyncIterable<Pick<Chunk, 'review' | 'choices'>> {
    return this.chunks
      .find({ importId }, { review: 1, choices: 1 })
      .sort({ chunk: 1 })
      .lean<Pick<Chunk, 'review' | 'choices'>>()
      .cursor();
  }

  /** Chunks that hold one of these rows. */
  async findHolding(importId: string, rows: number[]): Promise<Pick<Chunk, '_id' | 'firstRow' | 'lastRow'>[]> {
    return this.chunks
      .find(
        { importId, $or: rows.map((row) => ({ firstRow: { $lte: row }, lastRow: { $gte: row } })) },
        { firstRow: 1, lastRow: 1 },
      )
      .lean<Pick<Chunk, '_id' | 'firstRow' | 'lastRow'>[]>();
  }

  /** Puts choices in place of earlier ones for the same rows; those that choose nothing only take them away. */
  async choose(id: string, choices: RowChoice[]): Promise<void> {
    const others = {
      $filter: { input: '$choices', cond: { $not: { $in: ['$$this.row', choices.map(({ row }) => row)] } } },
    };
    const kept = choices.filter(({ action, categoryNames }) => action !== null || categoryNames !== null);
    await this.chunks.updateOne(
      { _id: id, fence: 0 },
      [{ $set: { choices: { $concatArrays: [others, { $literal: kept }] } } }],
      { updatePipeline: true },
    );
  }

  /**
   * Tells chunks which of their rows are the first of a name that a later row goes in with: by a choice, or `all` that
   * could.
   */
  async markLeads(session: ClientSession, importId: string, all: boolean): Promise<void> {
    const fields = { firstRow: 1, lastRow: 1, 'review.leads': 1, choices: 1 };
    const found = await this.chunks.find({ importId }, fields).session(session).sort({ chunk: 1 }).lean<Chunk[]>();
    const leads = new Set(
      found.flatMap(({ review, choices }) => [
        ...(all ? review.leads : []),
        ...choices.flatMap(({ action, earlierRow }) => (action === 'branch' ? (earlierRow ?? []) : [])),
      ]),
    );
    const rest = [...leads].sort((a, b) => b - a);
    const writes = found.flatMap(({ _id, lastRow }) => {
      const own: number[] = [];
      while (rest.length && rest.at(-1)! <= lastRow) own.push(rest.pop()!);
      return own.length ? [{ updateOne: { filter: { _id }, update: { $set: { leads: own } } } }] : [];
    });
    if (writes.length) await this.chunks.bulkWrite(writes, { session });
  }

  /** Chunks with rows that a filter lets pass, in the order of the file. `cutShort`: rows that nobody sends are skipped ones. */
  findWithRows(importId: string, filter: RowFilter, cutShort: boolean): AsyncIterable<Chunk> {
    const { afterRow, forecast, outcome, undo } = filter;
    const withOutcome =
      outcome === 'skipped' && cutShort
        ? { $or: [{ skipped: { $gt: 0 } }, { doneAt: null }] }
        : outcome && { [outcome]: { $gt: 0 } };
    return this.chunks
      .find({
        importId,
        lastRow: { $gt: afterRow },
        ...(forecast && { [`review.${forecast}`]: { $gt: 0 } }),
        ...(undo && { [undo]: { $gt: 0 } }),
        ...withOutcome,
      })
      .sort({ chunk: 1 })
      .lean<Chunk>()
      .cursor({ batchSize: 20 }) as AsyncIterable<Chunk>;
  }
}
