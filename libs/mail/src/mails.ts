import { type Clock, type Database, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type Mail, MAILS, type MailRow, waitingRow } from './mail-row.js';

/** The mails of one service. They are stored in its own database until its sender has sent them. */
export class Mails {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Queues a mail in the transaction of its cause, so that neither is committed without the other. */
  async append(session: ClientSession, mail: Mail): Promise<void> {
    await this.insert(session, newId(), mail);
  }

  /**
   * The same for a cause that may be received more than once, such as an event: only the first call queues a mail. This works because mails
   * are stored for longer than events are redelivered.
   */
  async appendOnce(session: ClientSession, causeId: string, mail: Mail): Promise<void> {
    if (await this.rows.findOne({ _id: causeId }, { session, projection: { _id: 1 } })) return;
    await this.insert(session, causeId, mail);
  }

  /** The mails to an address that are still stored, oldest first. */
  async listTo(to: string): Promise<Pick<MailRow, 'subject' | 'createdAt'>[]> {
    const rows = this.rows.find({ to }, { projection: { subject: 1, createdAt: 1 }, sort: { createdAt: 1, _id: 1 } });
    return (await rows.toArray()).map(({ subject, createdAt }) => ({ subject, createdAt }));
  }

  /** How many mails to an address were queued since then. */
  countSince(session: ClientSession, to: string, since: Date): Promise<number> {
    return this.rows.countDocuments({ to, createdAt: { $gte: since } }, { session });
  }

  /** Deletes all mails to an address, including pending ones. */
  async forget(session: ClientSession, to: string): Promise<void> {
    await this.rows.deleteMany({ to }, { session });
  }

  /** Deletes all mails that were written to an account, whatever their address. */
  async forgetAccount(session: ClientSession, accountId: string): Promise<void> {
    await this.rows.deleteMany({ accountId }, { session });
  }

  private async insert(
    session: ClientSession,
    id: string,
    { to, subject, text, html, unsubscribe, accountId }: Mail,
  ): Promise<void> {
    const body = { text, html, ...(unsubscribe && { unsubscribe }) };
    const row = waitingRow(id, this.clock.now(), {
      ...{ channel: 'mail', to, subject, body },
      ...(accountId && { accountId }),
    });
    await this.rows.insertOne(row, { session });
  }

  private get rows() {
    return this.database.db.collection<MailRow>(MAILS);
  }
}
