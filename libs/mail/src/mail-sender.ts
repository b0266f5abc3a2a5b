import { Logger } from '@nestjs/common';
import {
  type Clock,
  type Database,
  LeasedWork,
  type Leases,
  type Metrics,
  runPeriodically,
} from '@tedarik/service-kit';
import { MAILS, type MailRow, type Outcome, OUTCOMES } from './mail-row.js';
import { MailDeferred, MailRefused, type MailTransport } from './transport/mail-transport.js';

const LEASE = { ttlMs: 10_000, lookEveryMs: 1_000 };
const LOOK_EVERY_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/**
 * How long a mailbox may defer a mail (RFC 5321, 4.5.4.1). A full mailbox defers forever, and the text of the mail stays in the database
 * meanwhile.
 */
const LONGEST_DEFERRED_MS = 5 * 86_400_000;

/** The pause after this many failed attempts, in milliseconds: 5 s, doubling up to ten minutes. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/**
 * Sends the pending messages of one channel; runs in one replica of the service at a time. Retries during an outage of the mail server or
 * provider, however long it lasts. Gives a message up if it is refused for good, expires, or is deferred for five days. After a crash
 * between sending a message and storing that, it sends the message again, a mail with the same Message-ID.
 */
export class MailSender {
  private readonly log = new Logger(MailSender.name);
  private readonly outcomes;
  private leased: LeasedWork | undefined;
  /** Messages that were delivered but not yet marked as sent; only the marking is retried. */
  private readonly delivered = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly transport: MailTransport,
    metrics: Metrics,
    private readonly from: string,
  ) {
    this.outcomes = metrics.counter('mails_total', 'Tries to send a mail or text message, by how they ended', [
      'channel',
      'outcome',
    ]);
    // Each starts at 0, because Prometheus would miss the first increase of a series that appears with it.
    for (const outcome of [...OUTCOMES, 'deferred', 'failed']) {
      this.outcomes.inc({ channel: this.transport.channel, outcome }, 0);
    }
    metrics.gauge(
      'mails_oldest_seconds',
      'How long the oldest unsent mail or text message has waited, without those that their receivers deferred',
      [],
      async (gauge) => gauge.set(await this.oldestSeconds().catch(() => NaN)),
    );
  }

  start(): void {
    this.leased ??= new LeasedWork(this.leases, {
      ...LEASE,
      name: `${this.transport.channel}-sender`,
      work: runPeriodically(LOOK_EVERY_MS, (signal) => this.sendDue(signal)),
    });
    this.leased.start();
  }

  /** Resolves when the current message is settled and the lease is released. */
  async stop(): Promise<void> {
    await this.leased?.stop();
  }

  /** Sends all messages that are due, oldest due time first. */
  async sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const { channel } = this.transport;
      const row = await this.rows.findOne(
        // Rows from before there were text messages have no channel.
        {
          channel: channel === 'mail' ? { $ne: 'sms' } : channel,
          outcome: 'waiting',
          dueAt: { $lte: this.clock.now() },
        },
        { sort: { dueAt: 1 } },
      );
      if (!row) return;
      await this.send(row);
    }
  }

  private async send({ _id: id, to, subject, body, tries, createdAt, expiresAt, deferred }: MailRow): Promise<void> {
    if (expiresAt && expiresAt <= this.clock.now() && !this.delivered.has(id)) return this.settle(id, 'expired');
    try {
      if (!this.delivered.has(id)) {
        const { text = '', html = '', ...others } = body ?? {};
        await this.transport.deliver({ id, from: this.from, to, subject, text, html, ...others });
        this.delivered.add(id);
      }
    } catch (error) {
      const age = this.clock.now().getTime() - createdAt.getTime();
      if (error instanceof MailRefused || (error instanceof MailDeferred && age > LONGEST_DEFERRED_MS)) {
        this.log.warn({ msg: 'Given up', mail: id, reason: error.message });
        return this.settle(id, 'refused');
      }
      const isDeferred = error instanceof MailDeferred;
      this.count(isDeferred && !deferred ? 'deferred' : 'failed');
      this.log.warn({ msg: 'Not sent yet', mail: id, tries: tries + 1, reason: codeOf(error) });
      const dueAt = new Date(this.clock.now().getTime() + pauseAfter(tries + 1));
      await this.rows.updateOne(
        { _id: id },
        { $set: { dueAt, ...(isDeferred && { deferred: true as const }) }, $inc: { tries: 1 } },
      );
      return;
    }
    await this.settle(id, 'sent');
    this.delivered.delete(id);
  }

  private async settle(id: string, outcome: Outcome): Promise<void> {
    const settled = { outcome, body: null, dueAt: null, settledAt: this.clock.now() };
    await this.rows.updateOne({ _id: id }, { $set: settled, $inc: { tries: 1 } });
    this.count(outcome);
  }

  private count(outcome: Outcome | 'deferred' | 'failed'): void {
    this.outcomes.inc({ channel: this.transport.channel, outcome });
  }

  private async oldestSeconds(): Promise<number> {
    const now = this.clock.now();
    const options = { sort: { createdAt: 1 }, projection: { createdAt: 1 }, maxTimeMS: 1_000 } as const;
    // A full mailbox says nothing about the mail server, and nobody can do anything about it.
    const late = { outcome: 'waiting', deferred: { $ne: true }, expiresAt: { $not: { $lte: now } } } as const;
    const oldest = await this.rows.findOne(late, options);
    return oldest ? Math.max(0, now.getTime() - oldest.createdAt.getTime()) / 1_000 : 0;
  }

  private get rows() {
    return this.database.db.collection<MailRow>(MAILS);
  }
}

/** Only the error code is logged, because messages of servers repeat the receiver's address, which must not be logged. */
function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name: string };
  return code ?? cause?.code ?? name;
}
