import { Injectable, Logger } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { AccountTrail } from './account-trail.js';
import type { Account } from './account.js';

const ON_RECORD_EVERY_MS = 15 * 60_000;

/** Number of refused sign-ins of an account since the last audit record. */
export interface RefusedSignInsDocument {
  _id: string;
  count: number;
  recordedAt: Date;
}
const REFUSED_SIGN_INS = 'refusedSignIns';

/**
 * Writes refused sign-ins to the audit log: the first one at once, then at most one record per quarter of an hour with their number. Audit
 * records are stored for good, so a flood of attempts must not fill the log.
 */
@Injectable()
export class RefusedSignIns {
  private readonly log = new Logger('SignIns');

  constructor(
    private readonly database: Database,
    private readonly trail: AccountTrail,
    private readonly clock: Clock,
  ) {}

  /** `account` is null for an unknown user name; all unknown names share one counter. */
  async record(account: Account | null): Promise<void> {
    const _id = account?.id ?? 'unknown';
    this.log.log({ msg: 'Sign-in refused', at: 'back office', account: _id });
    const row = await this.rows.findOneAndUpdate(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { recordedAt: new Date(0) } },
      { upsert: true, returnDocument: 'after' },
    );
    const now = this.clock.now();
    if (!row || now.getTime() - row.recordedAt.getTime() < ON_RECORD_EVERY_MS) return;
    await this.database.transaction(async (session) => {
      const { count, recordedAt } = row;
      const update = { $set: { recordedAt: now }, $inc: { count: -count } };
      const { modifiedCount } = await this.rows.updateOne({ _id, recordedAt }, update, { session });
      // Another request was faster: its record includes this attempt, or the next one will.
      if (modifiedCount > 0) await this.trail.recordRefusedSignIns(session, account, count);
    });
  }

  private get rows() {
    return this.database.db.collection<RefusedSignInsDocument>(REFUSED_SIGN_INS);
  }
}
