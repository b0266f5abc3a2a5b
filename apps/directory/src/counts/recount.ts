import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { CountChanges } from '../business/count-changes.js';
import { CountsRepository } from './counts.repository.js';
import { differenceOf } from '../business/tallies.js';

const EVERY_MS = 3_600_000;
const AFTER_FAILURE_MS = 5_000;

/**
 * Safety net: counts all businesses again when a process starts and every hour. The difference that it finds is recorded as one more
 * change. It is computed from one snapshot of the database, so concurrent changes neither wait for it nor get lost.
 */
@Injectable()
export class Recount implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Recount.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly changes: CountChanges,
    private readonly counts: CountsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Recounts now. The counts are corrected once the difference has been added up. */
  async now(): Promise<void> {
    await this.database.transaction(async (session) => {
      const known = [...(await this.counts.list(session)), ...(await this.changes.list(session))];
      const missing = differenceOf(known, await this.counts.tally(session));
      if (missing.length > 0 && (await this.counts.isBegun(session)))
        this.logger.warn({ missing: missing.slice(0, 20) }, 'counts were wrong');
      await this.changes.correct(session, missing);
    });
  }

  private async run(): Promise<void> {
    let nextMs = EVERY_MS;
    try {
      await this.now();
    } catch (error) {
      this.logger.warn({ err: error as Error }, 'recount failed');
      nextMs = AFTER_FAILURE_MS;
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, nextMs);
  }
}
