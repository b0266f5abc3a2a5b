import type { Lane } from '@tedarik/events';
import type { mongo } from 'mongoose';
import { type OutboxRow, WAITING_INDEX } from '../outbox-row.js';

/** The fields of a row that the relay needs. */
export type WaitingRow = Pick<OutboxRow, '_id' | 'subject' | 'events' | 'message'>;

const BATCH = 512;
const BATCHES_PER_PASS = 8;

/** The unsent rows. Each pass starts from the beginning, because a row may be committed after rows with higher ids. */
export class WaitingRows {
  constructor(private readonly rows: mongo.Collection<OutboxRow>) {}

  /** One pass over a lane, from its lowest id, without the ids in `except`; at most 8 batches of 512. */
  async *batches(lane: Lane, except: readonly string[]): AsyncGenerator<WaitingRow[], void> {
    const filter = { lane, sentAt: null, ...(except.length > 0 && { _id: { $nin: [...except] } }) };
    const cursor = this.rows
      .find<WaitingRow>(filter, { projection: { subject: 1, events: 1, message: 1 }, hint: WAITING_INDEX })
      .sort({ _id: 1 })
      .batchSize(BATCH)
      .limit(BATCH * BATCHES_PER_PASS);
    try {
      while (await cursor.hasNext()) yield cursor.readBufferedDocuments();
    } finally {
      await cursor.close();
    }
  }

  /** Waits for a majority, because the next pass reads with majority read concern and would otherwise find the same rows again. */
  async markSent(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.rows.updateMany({ _id: { $in: [...ids] } }, { $set: { sentAt: new Date() } });
  }

  /** When the oldest waiting row was created; undefined if none is waiting. Ids rise with time. */
  async oldest(lane: Lane): Promise<Date | undefined> {
    const options = { hint: WAITING_INDEX, sort: { _id: 1 }, projection: { createdAt: 1 }, maxTimeMS: 1_000 } as const;
    return (await this.rows.findOne({ lane, sentAt: null }, options))?.createdAt;
  }

  count(lane: Lane): Promise<number> {
    return this.rows.countDocuments({ lane, sentAt: null }, { hint: WAITING_INDEX, maxTimeMS: 1_000 });
  }
}
