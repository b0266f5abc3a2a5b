import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { RowOutcome } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession, Model } from 'mongoose';
import { countsOf, decidedOf } from '../import/chunk.js';
import { type ChunkReview, reviewOf } from '../import/chunk-review.js';
import { Chunk, RowBatch, type RowChoice } from '../import/import.schema.js';
import { preservedChoice } from '../import/row-choice.js';
import type { MappedStagedRow } from '../import/staged-row.js';
import { mappedRowOf, rowTextsOf, type StoredRow, toStoredRow } from '../import/stored-row.js';

/** New state of a chunk after some of its rows were checked again. */
interface CheckedChunk {
  _id: string;
  /** Those of its rows that were checked again. */
  checked: ReadonlyMap<number, MappedStagedRow>;
  /** The same rows as stored, by their index in the batch. */
  stored: Record<string, StoredRow>;
  outcomes: RowOutcome[];
  isDecided: boolean;
  review: ChunkReview;
}

/** Stores rows that were checked again, and recomputes the sums of their chunks. */
@Injectable()
export class CheckedRows {
  constructor(
    @InjectModel(Chunk.name) private readonly chunks: Model<Chunk>,
    @InjectModel(RowBatch.name) private readonly batches: Model<RowBatch>,
    private readonly clock: Clock,
  ) {}

  /**
   * Computes the new state of the chunks that contain these rows (in file order) of an import in review. The result is valid until another
   * edit or reading, because nothing else changes rows.
   */
  async workOut(importId: string, checked: readonly MappedStagedRow[]): Promise<CheckedChunk[]> {
    const byRow = new Map(checked.map((one) => [one.row, one]));
    const chunks: CheckedChunk[] = [];
    for await (const { _id, rows } of this.batches
      .find({ _id: { $in: await this.idsOf(importId, checked) } })
      .lean<RowBatch>()
      .cursor()) {
      const own = new Map(rows.flatMap(({ row }) => (byRow.has(row) ? [[row, byRow.get(row)!] as const] : [])));
      const stored = Object.fromEntries(
        rows.flatMap((former, at) => {
          const row = own.get(former.row);
          return row ? [[`rows.${at}`, restored(row, former)] as const] : [];
        }),
      );
      const mapped = rows.map((former) => own.get(former.row) ?? mappedRowOf(former));
      const outcomes = mapped.flatMap(decidedOf);
      const isDecided = outcomes.length === mapped.length;
      chunks.push({ _id, checked: own, stored, outcomes, isDecided, review: reviewOf(mapped) });
    }
    const found = chunks.reduce((sum, { checked: own }) => sum + own.size, 0);
    if (found !== byRow.size) throw new Error(`${byRow.size - found} rows of ${importId} are in no chunk`);
    return chunks;
  }

  /** Only for chunks that no worker has begun. */
  async store(session: ClientSession, worked: readonly CheckedChunk[]): Promise<void> {
    const ids = worked.map(({ _id }) => _id);
    const found = await this.chunks
      .find({ _id: { $in: ids } }, { choices: 1 })
      .session(session)
      .lean<Chunk[]>();
    const choicesOf = new Map(found.map(({ _id, choices }) => [_id, choices]));
    await this.batches.bulkWrite(
      worked.map(({ _id, stored }) => ({ updateOne: { filter: { _id }, update: { $set: stored } } })),
      { session },
    );
    await this.chunks.bulkWrite(
      worked.map(({ _id, checked, outcomes, isDecided, review }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $set: {
              ...countsOf(outcomes),
              outcomes,
              doneAt: isDecided ? this.clock.now() : null,
              review,
              choices: keptOf(choicesOf.get(_id)!, checked),
            },
          },
        },
      })),
      { session },
    );
  }

  /** Ids of the chunks that contain these rows. */
  private async idsOf(importId: string, checked: readonly MappedStagedRow[]): Promise<string[]> {
    const numbers = checked.map(({ row }) => row);
    const chunks = await this.chunks
      .find(
        { importId, firstRow: { $lte: numbers.at(-1)! }, lastRow: { $gte: numbers[0]! } },
        { firstRow: 1, lastRow: 1 },
      )
      .lean<Chunk[]>();
    return chunks
      .filter(({ firstRow, lastRow }) => numbers.some((row) => row >= firstRow && row <= lastRow))
      .map(({ _id }) => _id);
  }
}

/** The row as stored, with its former source. */
function restored(row: MappedStagedRow, { source }: StoredRow): StoredRow {
  const whole = { ...row, source: null };
  return toStoredRow(whole, { source, business: rowTextsOf(whole).business });
}

/** Those choices of a chunk that are still possible. */
const keptOf = (choices: readonly RowChoice[], checked: CheckedChunk['checked']): RowChoice[] => [
  ...choices.filter(({ row }) => !checked.has(row)),
  ...choices.flatMap((choice) => {
    const row = checked.get(choice.row);
    return row ? preservedChoice(row, choice) : [];
  }),
];
