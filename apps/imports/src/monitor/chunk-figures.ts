import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Chunk } from '../import/import.schema.js';

const MINUTE_MS = 60_000;

/** Rows done within one minute. */
export interface DoneRows {
  minute: Date;
  rows: number;
}

/** Figures of chunks for the queue monitor. */
@Injectable()
export class ChunkFigures {
  constructor(@InjectModel(Chunk.name) private readonly chunks: Model<Chunk>) {}

  /** Rows done in each of the last minutes, oldest first. */
  async perMinute(minutes: number, now: Date): Promise<DoneRows[]> {
    const last = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
    const starts = Array.from({ length: minutes }, (_, i) => last - (minutes - 1 - i) * MINUTE_MS);
    const done = await this.chunks.aggregate<{ _id: Date; rows: number }>([
      { $match: { doneAt: { $gte: new Date(starts[0]!) } } },
      { $group: { _id: { $dateTrunc: { date: '$doneAt', unit: 'minute' } }, rows: { $sum: '$read' } } },
    ]);
    const byMinute = new Map(done.map(({ _id, rows }) => [_id.getTime(), rows]));
    return starts.map((at) => ({ minute: new Date(at), rows: byMinute.get(at) ?? 0 }));
  }

  /** First and last row of chunks, by chunk id. */
  async rangesOf(ids: string[]): Promise<ReadonlyMap<string, Pick<Chunk, 'firstRow' | 'lastRow'>>> {
    const found = await this.chunks.find({ _id: { $in: ids } }, { firstRow: 1, lastRow: 1 }).lean<Chunk[]>();
    return new Map(found.map((chunk) => [chunk._id, chunk]));
  }
}
