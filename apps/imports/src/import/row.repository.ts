import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowForecast, RowOutcome, RowProblem } from '@tedarik/commands';
import type { Model } from 'mongoose';
import { RowBatch, Chunk } from './import.schema.js';
import type { MappedStagedRow, StagedRow } from './staged-row.js';
import { fromStoredRow, mappedRowOf } from './stored-row.js';

/** Filter for rows; null matches all. */
export interface RowFilter {
  afterRow: number;
  forecast: RowForecast | null;
  outcome: RowOutcome['outcome'] | null;
  undo: 'undone' | 'kept' | null;
  problem?: RowProblem | null | undefined;
}

/** The rows of imports as they were read, and the chunks that contain them. */
@Injectable()
export class RowRepository {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    @InjectModel(RowBatch.name) private readonly batches: Model<RowBatch>,
  ) {}

  /** Without the source of the rows, which is half of a batch. */
  async rowsOf(id: string): Promise<MappedStagedRow[]> {
    return ((await this.batches.findById(id, { 'rows.source': 0 }).lean<RowBatch>())?.rows ?? []).map(mappedRowOf);
  }

  /** Rows of these chunks that match an expression on `$$row`, in file order. */
  async find(ids: string[], wanted: object): Promise<StagedRow[]> {
    const batches = await this.batches.aggregate<Pick<RowBatch, 'rows'>>([
      { $match: { _id: { $in: ids } } },
      { $project: { rows: { $filter: { input: '$rows', as: 'row', cond: wanted } } } },
    ]);
    return batches.flatMap(({ rows }) => rows.map(fromStoredRow)).sort((a, b) => a.row - b.row);
  }

  /** All rows of an import in file order, without their source. */
  async *all(importId: string): AsyncGenerator<MappedStagedRow> {
    const chunks = this.chunks.find({ importId }, { _id: 1 }).sort({ chunk: 1 }).lean<Pick<Chunk, '_id'>>().cursor();
    for await (const { _id } of chunks) yield* await this.rowsOf(_id);
  }

  /** Deletes the content of an import's rows. Their outcomes are stored in the chunks and stay. */
  async erase(importId: string): Promise<void> {
    await this.batches.deleteMany({ importId });
  }

  /** Chunks that contain at least one of these rows. */
  async findChunksHolding(importId: string, rows: number[]): Promise<Pick<Chunk, '_id' | 'firstRow' | 'lastRow'>[]> {
    return this.chunks
      .find(
        { importId, $or: rows.map((row) => ({ firstRow: { $lte: row }, lastRow: { $gte: row } })) },
        { firstRow: 1, lastRow: 1 },
      )
      .lean<Pick<Chunk, '_id' | 'firstRow' | 'lastRow'>[]>();
  }

  /** Chunks with rows that match the filter, in file order. With `cutShort`, rows that were not sent count as skipped. */
  findChunksWith(importId: string, filter: RowFilter, cutShort: boolean): AsyncIterable<Chunk> {
    const { afterRow, forecast, outcome, undo, problem } = filter;
    const withOutcome =
      outcome === 'skipped' && cutShort
        ? { $or: [{ skipped: { $gt: 0 } }, { doneAt: null }] }
        : outcome && { [outcome]: { $gt: 0 } };
    return this.chunks
      .find({
        importId,
        lastRow: { $gt: afterRow },
        ...(forecast && { [`review.${forecast}`]: { $gt: 0 } }),
        ...(problem && { 'review.reasons': { $elemMatch: { kind: problem.kind, reason: problem.reason } } }),
        ...(undo && { [undo]: { $gt: 0 } }),
        ...withOutcome,
      })
      .sort({ chunk: 1 })
      .lean<Chunk>()
      .cursor({ batchSize: 20 }) as AsyncIterable<Chunk>;
  }
}
