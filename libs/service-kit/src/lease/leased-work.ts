import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Lease, Leases } from './leases.js';
import { underLease } from './under-lease.js';

export interface LeasedWorkOptions {
  name: string;
  /** After at most this long, and one look, another copy takes over from a dead holder. */
  ttlMs: number;
  lookEveryMs: number;
  /** Runs until its signal aborts; when it returns or throws earlier it is started again after a look. */
  work: (signal: AbortSignal, lease: Lease) => Promise<void>;
}

/** Work that one copy of a service does at a time. Every copy starts it; the one with the lease does it. */
export class LeasedWork {
  private readonly log: Logger;
  private readonly halt = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly leases: Leases,
    private readonly options: LeasedWorkOptions,
  ) {
    this.log = new Logger(`LeasedWork ${options.name}`);
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Returns when the work in hand is done and the lease is given back. */
  async stop(): Promise<void> {
    this.halt.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.halt;
    const { name, ttlMs, lookEveryMs, work } = this.options;
    while (!signal.aborted) {
      try {
        const lease = await this.leases.hold(name, ttlMs);
        if (lease) await underLease(lease, (held) => work(held, lease), signal);
      } catch (error) {
        this.log.warn(`Interrupted: ${String(error)}`);
      }
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
