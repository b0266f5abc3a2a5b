import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Clock, type Database, LeasedWork, type Leases, type Metrics } from '@tedarik/service-kit';
import { MAILS, type MailRow } from './mail-row.js';
import { MailRefused, type MailTransport } from './transport/mail-transport.js';

const LEASE = { name: 'mail-sender', ttlMs: 10_000, lookEveryMs: 1_000 };
const LOOK_EVERY_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;

/** The wait after a number of tries that failed: 5 s, doubling to ten minutes. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/**
 * Sends the waiting mails, in one copy of the service at a time. An outage of the mail server is waited out, however
 * long; an address that the server refuses for good is given up. A crash between sending and noting it sends a mail
 * again, under the same Message-ID.
 */
export class MailSender {
  private readonly log = new Logger(MailSender.name);
  private readonly outcomes;
  private leased: LeasedWork | undefined;
  /** Delivered, and not noted yet: only that is to be done once more. */
  private readonly delivered = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    metrics: Metrics,
    private readonly from: string,
  ) {
    this.outcomes = metrics.counter('mails_total', 'Tries to send a mail, by how they ended', ['outcome']);
  }

  start(): void {
    this.leased ??= new LeasedWork(this.leases, { ...LEASE, work: (signal) => this.work(signal) });
    this.leased.start();
  }

  /** Returns when the mail in hand is settled and the lease is given back. */
  async stop(): Promise<void> {
    await this.leased?.stop();
  }

  /** Sends what is due now, the longest waiting first. */
  async sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const row = await this.rows.findOne(
        { outcome: 'waiting', dueAt: { $lte: this.clock.now() } },
        { sort: { dueAt: 1 } },
      );
      if (!row) return;
      await this.send(row);
    }
  }

  private async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.sendDue(signal);
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async send({ _id: id, to, subject, body, tries }: MailRow): Promise<void> {
    try {
      if (!this.delivered.has(id)) {
        const { text = '', html = '' } = body ?? {};
        await this.transport.deliver({ id, from: this.from, to, subject, text, html });
        this.delivered.add(id);
      }
    } catch (error) {
      if (error instanceof MailRefused) {
        this.log.warn({ msg: 'Given up', mail: id, reason: error.message });
        return this.settle(id, 'refused');
      }
      this.outcomes.inc({ outcome: 'failed' });
      this.log.warn({ msg: 'Not sent yet', mail: id, tries: tries + 1, reason: codeOf(error) });
      const dueAt = new Date(this.clock.now().getTime() + pauseAfter(tries + 1));
      await this.rows.updateOne({ _id: id }, { $set: { dueAt }, $inc: { tries: 1 } });
      return;
    }
    await this.settle(id, 'sent');
    this.delivered.delete(id);
  }

  private async settle(id: string, outcome: 'sent' | 'refused'): Promise<void> {
    const settled = { outcome, body: null, dueAt: null, settledAt: this.clock.now() };
    await this.rows.updateOne({ _id: id }, { $set: settled, $inc: { tries: 1 } });
    this.outcomes.inc({ outcome });
  }

  private get rows() {
    return this.database.db.collection<MailRow>(MAILS);
  }
}

/** Servers repeat the receiver's address in their sentences, which must not be logged. */
function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string; name: string };
  return code ?? name;
}
