import { type Clock, type Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { MAILS, type MailRow, type TextMessage, waitingRow } from './mail-row.js';

/** The text messages of one service. They are stored and sent as its mails are. */
export class TextMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues a text message in the transaction of its cause. */
  async append(session: ClientSession, { to, text, expiresAt }: TextMessage): Promise<void> {
    const message = { channel: 'sms', to, subject: '', body: { text, html: '' }, expiresAt } as const;
    await this.rows.insertOne(waitingRow(newId(), this.clock.now(), message), { session });
  }

  /** How many text messages to a number were queued since then. */
  countSince(session: ClientSession, to: string, since: Date): Promise<number> {
    return this.rows.countDocuments({ to, createdAt: { $gte: since } }, { session });
  }

  private get rows() {
    return this.database.db.collection<MailRow>(MAILS);
  }
}
