import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Database, LeasedWork, type Leases, type Metrics } from '@tedarik/service-kit';
import type { EventPublisher } from '../event-publisher.js';
import { OUTBOX, type OutboxRow } from '../outbox-row.js';
import type { OutboxNotifier } from './outbox-notifier.js';
import { Drain } from './drain.js';
import { WaitingRows } from './waiting-rows.js';
import { WakeUp } from './wake-up.js';

const LEASE = { name: 'outbox-relay', ttlMs: 4_000, lookEveryMs: 1_000 };
const LOOK_EVERY_MS = 5_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Sends the rows of the outbox; runs in one replica of the service at a time. Every row is sent at least once: a row that was published but
 * not marked is published again under the same message id. Retries during an outage, however long it lasts.
 */
export class OutboxRelay {
  private readonly log = new Logger(OutboxRelay.name);
  private leased: LeasedWork | undefined;

  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly publisher: EventPublisher,
    private readonly metrics: Metrics,
    private readonly notifier: OutboxNotifier,
    private readonly lookEveryMs = LOOK_EVERY_MS,
  ) {}

  start(): void {
    const waiting = new WaitingRows(this.database.db.collection<OutboxRow>(OUTBOX));
    this.gaugeWaiting(waiting);
    const sent = this.metrics.counter('outbox_sent_total', 'Events that the stream has confirmed', ['lane']);
    const drain = new Drain(waiting, this.publisher, (lane, count) => sent.inc({ lane }, count));
    this.leased ??= new LeasedWork(this.leases, {
      ...LEASE,
      work: (signal) => this.relay(drain, new WakeUp(this.notifier, this.lookEveryMs), signal),
    });
    this.leased.start();
  }

  /** Resolves when the current window is sent and marked and the lease is released. */
  async stop(): Promise<void> {
    await this.leased?.stop();
  }

  private async relay(drain: Drain, wakeUp: WakeUp, signal: AbortSignal): Promise<void> {
    wakeUp.listen(signal);
    for (let failures = 0; !signal.aborted;) {
      if (failures === 0) await wakeUp.next(signal);
      try {
        await drain.untilEmpty(signal);
        if (failures > 0) this.log.log('Events are published again');
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1 || failures % 30 === 0)
          this.log.warn(`Events cannot be published, will be retried: ${String(error)}`);
        await pause(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  private gaugeWaiting(waiting: WaitingRows): void {
    this.metrics.gauge('outbox_waiting', 'Messages not yet confirmed by the stream', ['lane'], async (gauge) => {
      for (const lane of ['live', 'bulk'] as const) {
        const count = await waiting.count(lane).catch(() => NaN);
        gauge.set({ lane }, count);
      }
    });
    this.metrics.gauge(
      'outbox_oldest_seconds',
      'How long the oldest unconfirmed message has waited',
      ['lane'],
      async (gauge) => {
        for (const lane of ['live', 'bulk'] as const) {
          const age = await waiting.oldest(lane).then(ageOf, () => NaN);
          gauge.set({ lane }, age);
        }
      },
    );
  }
}

const ageOf = (since?: Date): number => (since ? Math.max(0, Date.now() - since.getTime()) / 1_000 : 0);

function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}
