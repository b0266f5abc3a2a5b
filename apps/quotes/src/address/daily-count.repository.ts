import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { quoteLimitReached } from '../quote-request/quote-request.errors.js';

interface DailyCount {
  _id: string;
  count: number;
  at: Date;
}

/** Number of requests per key and day (days in Istanbul). */
@Injectable()
export class DailyCountRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one request, in its transaction. Throws quote-limit-reached. */
  async take(session: ClientSession, key: string, most: number): Promise<void> {
    const now = this.clock.now();
    const counted = await this.counts.findOneAndUpdate(
      { _id: `${dayInIstanbul(now)} ${key}` },
      { $inc: { count: 1 }, $setOnInsert: { at: now } },
      { upsert: true, returnDocument: 'after', session },
    );
    if (counted!.count > most) throw quoteLimitReached();
  }

  private get counts() {
    return this.database.db.collection<DailyCount>('dailyCounts');
  }
}
