import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Leases, withLease } from '@tedarik/service-kit';
import { SweepRepository } from './sweep.repository.js';
import { SweepStep } from './sweep-step.js';

const LEASE_MS = 10_000;
const AGAIN_MS = 1_000;

/**
 * Removes deleted records from everything that refers to them, transaction by transaction, in one process at a time. A sweep that one
 * process leaves unfinished is continued by the next process that starts or deletes something.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sweeper.name);
  private readonly halt = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWanted = false;

  constructor(
    private readonly sweeps: SweepRepository,
    private readonly step: SweepStep,
    private readonly leases: Leases,
  ) {}

  onApplicationBootstrap(): void {
    this.soon();
  }

  async onApplicationShutdown(): Promise<void> {
    this.halt.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  /** Starts a sweep at once, or after the current one. */
  soon(): void {
    this.isWanted = true;
    this.running ??= this.run();
  }

  /** Sweeps until nothing is left. Returns false when another process is sweeping. */
  async now(): Promise<boolean> {
    const lease = await this.leases.acquire('sweeps', LEASE_MS);
    if (!lease) return false;
    await withLease(lease, (lost) => this.sweep(lost), this.halt.signal);
    return true;
  }

  private async run(): Promise<void> {
    try {
      while (this.isWanted && !this.halt.signal.aborted) {
        this.isWanted = false;
        // The other process may have looked before our change was committed.
        if (!(await this.now())) return this.again();
      }
    } catch (error) {
      if (!this.halt.signal.aborted) this.logger.warn({ err: error as Error }, 'sweep interrupted');
      this.again();
    } finally {
      this.running = undefined;
    }
  }

  private again(): void {
    if (this.halt.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.soon(), AGAIN_MS);
  }

  private async sweep(lost: AbortSignal): Promise<void> {
    for (let sweep = await this.sweeps.findOldest(); sweep; sweep = await this.sweeps.findOldest()) {
      while (!lost.aborted && !(await this.step.execute(sweep)));
      if (lost.aborted) throw new Error('The sweep goes on elsewhere or later');
    }
  }
}
