import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { Chunk, type RowChoice } from '../import/import.schema.js';

/** Results of the dry run, and the choices made before the import. */
@Injectable()
export class ReviewRepository {
  constructor(@InjectModel(Chunk.name) private readonly chunks: Model<Chunk>) {}

  /** The review of each chunk, and the choices for its rows. */
  find(importId: string): AsyncIterable<Pick<Chunk, 'review' | 'choices'>> {
    return this.chunks
      .find({ importId }, { review: 1, choices: 1 })
      .sort({ chunk: 1 })
      .lean<Pick<Chunk, 'review' | 'choices'>>()
      .cursor();
  }

  /** Replaces the choices for these rows; an empty choice removes the former one. */
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

  /** All choices for single rows of an import. */
  async choicesOf(session: ClientSession, importId: string): Promise<RowChoice[]> {
    const chosen = { importId, 'choices.0': { $exists: true } };
    const found = await this.chunks.find(chosen, { choices: 1 }).session(session).lean<Chunk[]>();
    return found.flatMap(({ choices }) => choices);
  }

  /**
   * Marks the rows that are the first with a name of which a later row is added as a branch: by a choice, or with `all` every possible one.
   */
  async markLeads(importId: string, all: boolean, session?: ClientSession): Promise<void> {
    const fields = { firstRow: 1, lastRow: 1, 'review.leads': 1, choices: 1 };
    const found = await this.chunks
      .find({ importId }, fields)
      .session(session ?? null)
      .sort({ chunk: 1 })
      .lean<Chunk[]>();
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
    if (writes.length) await this.chunks.bulkWrite(writes, { ...(session && { session }) });
  }
}
