import { setTimeout as pause } from 'node:timers/promises';
import {
  type FactoryProvider,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type Type,
} from '@nestjs/common';
import { type Lease, Leases } from './leases.js';
import { runPeriodically } from './run-periodically.js';
import { withLease } from './with-lease.js';

export interface LeasedWorkOptions {
  name: string;
  /** Another replica takes over from a dead holder within `ttlMs` plus `lookEveryMs`. */
  ttlMs: number;
  lookEveryMs: number;
  /** Runs until its signal aborts. If it returns or throws earlier it is started again after `lookEveryMs`. */
  work: (signal: AbortSignal, lease: Lease) => Promise<void>;
}

/** Work that a provider repeats, with pauses of `everyMs`. */
export interface RepeatedWork<Worker> extends Pick<LeasedWorkOptions, 'name' | 'ttlMs'> {
  everyMs: number;
  /** Default: `everyMs`. */
  lookEveryMs?: number;
  work: (worker: Worker, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Work that only one replica of a service does at a time: every replica starts it, and the one that has the lease does it. As a provider it
 * starts and stops with its service.
 */
export class LeasedWork implements OnApplicationBootstrap, OnModuleDestroy {
  // Private names (#), so that a subclass can use the same names.
  readonly #log: Logger;
  readonly #halt = new AbortController();
  #running: Promise<void> | undefined;

  constructor(
    private readonly leases: Leases,
    private readonly options: LeasedWorkOptions,
  ) {
    this.#log = new Logger(`LeasedWork ${options.name}`);
  }

  /** Creates a provider that runs `work` on another provider, on one replica at a time. */
  static by<Worker>(
    worker: Type<Worker>,
    { name, ttlMs, everyMs, lookEveryMs = everyMs, work }: RepeatedWork<Worker>,
  ): FactoryProvider<LeasedWork> {
    return {
      provide: `LeasedWork ${name}`,
      useFactory: (leases: Leases, worker: Worker) =>
        new LeasedWork(leases, {
          name,
          ttlMs,
          lookEveryMs,
          work: runPeriodically(everyMs, (signal) => work(worker, signal)),
        }),
      inject: [Leases, worker],
    };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.stop();
  }

  /** Resolves when the current work is done and the lease is released. */
  async stop(): Promise<void> {
    this.#halt.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#halt;
    const { name, ttlMs, lookEveryMs, work } = this.options;
    while (!signal.aborted) {
      try {
        const lease = await this.leases.acquire(name, ttlMs);
        if (lease) await withLease(lease, (lost) => work(lost, lease), signal);
      } catch (error) {
        this.#log.warn(`The work was interrupted and will be repeated: ${String(error)}`);
      }
      await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
