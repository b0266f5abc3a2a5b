import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { dayInIstanbul } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { quoteLimitReached } from '../quote-request/quote-request.errors.js';

/** Who is counted: `mailbox`, `proven-mailbox` or `account`, and its key or id. */
type Counted = `${'mailbox' | 'proven-mailbox' | 'account'} ${string}`;

interface DailyCount {
  /** `<counted> <day>` */
  _id: string;
  count: number;
  at: Date;
}

/** Number of quote requests per day (in Istanbul) of a mailbox or an account. */
@Injectable()
export class DailyCountRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts one request, in its transaction. Throws quote-limit-reached. */
  async take(session: ClientSession, counted: Counted, most: number): Promise<void> {
    const now = this.clock.now();
    const row = await this.counts.findOneAndUpdate(
      { _id: `${counted} ${dayInIstanbul(now)}` },
      { $inc: { count: 1 }, $setOnInsert: { at: now } },
      { upsert: true, returnDocument: 'after', session },
    );
    if (row!.count > most) throw quoteLimitReached();
  }

  /** Deletes the counts of an erased account. */
  async forget(accountId: string): Promise<void> {
    await this.counts.deleteMany({ _id: { $regex: `^account ${accountId} ` } });
  }

  private get counts() {
    return this.database.db.collection<DailyCount>('dailyCounts');
  }
}
