import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { countsOf, decidedOf } from '../import/chunk.js';
import { reviewOf } from '../import/chunk-review.js';
import { Chunk, RowBatch } from '../import/import.schema.js';
import { keptChoice } from '../import/row-choice.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { mappedRowOf, rowTextsOf, toStoredRow } from '../import/stored-row.js';

/** Puts rows that were checked again in the place of what they were, and counts their chunks anew. */
@Injectable()
export class CheckedRows {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    @InjectModel(RowBatch.name) private readonly batches: Model<RowBatch>,
    private readonly clock: Clock,
  ) {}

  /** Of an import in review, of which no worker has begun a chunk. The rows are in the order of the file. */
  async store(session: ClientSession, importId: string, checked: readonly MappedStagedRow[]): Promise<void> {
    const rest = [...checked];
    while (rest.length) {
      const { row } = rest[0]!;
      const chunk = await this.chunks
        .findOne({ importId, firstRow: { $lte: row }, lastRow: { $gte: row } })
        .session(session)
        .lean<Chunk>();
      if (!chunk) throw new Error(`row ${row} of ${importId} is in no chunk`);
      const own = rest.splice(0, rest.filter((one) => one.row <= chunk.lastRow).length);
      await this.storeIn(session, chunk, own);
    }
  }

  private async storeIn(session: ClientSession, chunk: Chunk, own: readonly MappedStagedRow[]): Promise<void> {
    const { _id } = chunk;
    const batch = await this.batches.findById(_id).session(session).lean<RowBatch>();
    if (!batch) throw new Error(`${_id} has no rows`);
    const byRow = new Map(own.map((one) => [one.row, one]));
    const changed: Record<string, unknown> = {};
    const rows = batch.rows.map((stored, at) => {
      const row = byRow.get(stored.row);
      if (!row) return mappedRowOf(stored);
      const { business } = rowTextsOf({ ...row, source: null });
      changed[`rows.${at}`] = toStoredRow({ ...row, source: null }, { source: stored.source, business });
      return row;
    });
    const outcomes = rows.flatMap(decidedOf);
    const isDecided = outcomes.length === rows.length;
    const others = chunk.choices.filter(({ row }) => !byRow.has(row));
    const kept = chunk.choices.flatMap((choice) => {
      const row = byRow.get(choice.row);
      return row ? keptChoice(row, choice) : [];
    });
    await this.batches.updateOne({ _id }, { $set: changed }, { session });
    await this.chunks.updateOne(
      { _id },
      {
        $set: {
          ...countsOf(outcomes),
          outcomes,
          doneAt: isDecided ? this.clock.now() : null,
          review: reviewOf(rows),
          choices: [...others, ...kept],
        },
      },
      { session },
    );
  }
}
