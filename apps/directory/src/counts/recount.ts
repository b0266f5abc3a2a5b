import { CountsRecounted } from '@tedarik/events';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database, hashOf, Leases } from '@tedarik/service-kit';
import { CountsRepository } from './counts.repository.js';

const SETTLE_MS = 500;
const AFTER_FAILURE_MS = 5_000;
const LEASE_MS = 30_000;
/** A recount takes at most a fifth of the time, however large the directory has become. */
const REST_PER_WORK = 4;

/**
 * Counts businesses per category, city and district again, soon after something changed, and announces it when a number
 * is another. Never incremented: a counter that every write touches would make them wait for each other.
 */
@Injectable()
export class Recount implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Recount.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isStopped = false;
  private restUntil = 0;

  constructor(
    private readonly database: Database,
    private readonly counts: CountsRepository,
    private readonly outbox: Outbox,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  /** What the process before this one did not come to. */
  onApplicationBootstrap(): void {
    this.soon();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Recounts half a second from now; whatever changes until then is in it. */
  soon(): void {
    this.isWanted = true;
    this.schedule(SETTLE_MS);
  }

  /** Recounts now. False when another process is at it. */
  async now(): Promise<boolean> {
    const lease = await this.leases.hold('recount', LEASE_MS);
    if (!lease) return false;
    try {
      await this.recount();
      return true;
    } finally {
      await lease.release();
    }
  }

  private schedule(delayMs: number): void {
    if (this.timer || this.running || this.isStopped) return;
    const waitMs = Math.max(delayMs, this.restUntil - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.running = this.attempt();
    }, waitMs);
  }

  private async attempt(): Promise<void> {
    this.isWanted = false;
    const startedAt = performance.now();
    let delayMs = SETTLE_MS;
    try {
      // What the other process began before our change may lack it: ours is still wanted.
      if (!(await this.now())) this.isWanted = true;
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'recount failed');
      this.isWanted = true;
      delayMs = AFTER_FAILURE_MS;
    }
    const endedAt = performance.now();
    this.restUntil = endedAt + REST_PER_WORK * (endedAt - startedAt);
    this.running = undefined;
    if (this.isWanted) this.schedule(delayMs);
  }

  private async recount(): Promise<void> {
    const tallies = await this.counts.tally();
    const recountedAt = this.clock.now();
    await this.database.transaction(async (session) => {
      const before = await this.counts.find(session);
      if (before && hashOf(before.tallies) === hashOf(tallies)) return;
      const version = (before?.version ?? 0) + 1;
      await this.counts.save(session, { _id: 'current', version, tallies, recountedAt });
      const data = { recountedAt: recountedAt.toISOString() };
      await this.outbox.append(session, CountsRecounted, { aggregateId: 'counts', version, data });
    });
  }
}
