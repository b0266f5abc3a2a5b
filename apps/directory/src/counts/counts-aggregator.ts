import { CountsRecounted, type Lane } from '@tedarik/events';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CountChanges } from '../business/count-changes.js';
import { CountsRepository } from './counts.repository.js';
import { sumOf } from '../business/tallies.js';

/** Bulk changes are added up together, because no person waits for them. */
const BULK_AT_MOST_EVERY_MS = 1_000;
/** Also picks up changes left by a process that died before it had added them up. */
const LOOK_EVERY_MS = 10_000;
const AFTER_FAILURE_MS = 1_000;

/**
 * Adds recorded changes to the counts and publishes the new version: at once after a manual edit (together with all pending changes), at
 * most once a second for bulk work. Two processes may run at a time: the second one's transaction conflicts, starts again and finds nothing
 * left.
 */
@Injectable()
export class CountsAggregator implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CountsAggregator.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;
  /** In the time of performance.now(). */
  private dueAt = Infinity;
  private endedAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly changes: CountChanges,
    private readonly counts: CountsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.changes.onRecorded((lane) => this.soon(lane));
    this.soon('live');
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Adds up all changes that are committed at the time of the call. */
  async now(): Promise<void> {
    await this.database.transaction((session) => this.addUp(session));
  }

  private soon(lane: Lane): void {
    this.schedule(lane === 'live' ? 0 : this.endedAt + BULK_AT_MOST_EVERY_MS);
  }

  private schedule(dueAt: number): void {
    this.dueAt = Math.min(this.dueAt, dueAt);
    if (this.running || this.isStopped) return;
    clearTimeout(this.timer);
    const delayMs = Math.max(0, this.dueAt - performance.now());
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, delayMs);
  }

  private async run(): Promise<void> {
    this.dueAt = Infinity;
    let lookAfterMs = LOOK_EVERY_MS;
    try {
      await this.now();
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'counts could not be updated, will be retried');
      lookAfterMs = AFTER_FAILURE_MS;
    }
    this.endedAt = performance.now();
    this.running = undefined;
    this.schedule(this.endedAt + lookAfterMs);
  }

  private async addUp(session: ClientSession): Promise<void> {
    const changes = sumOf(await this.changes.take(session));
    if (changes.length === 0) return;
    const recountedAt = this.clock.now();
    const version = await this.counts.add(session, changes, recountedAt);
    const data = { recountedAt: recountedAt.toISOString() };
    await this.outbox.append(session, CountsRecounted, { aggregateId: 'counts', version, data });
  }
}
