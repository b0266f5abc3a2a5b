import { WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { inSpan, SpanKind } from '@tedarik/service-kit';
import type { Job } from 'bullmq';
import type { ChunkJob, StagingJob } from './queues.js';
import { WORKER_NAME } from './worker-name.js';

/** A dead worker's job is taken over after `lockDuration`, as often as needed, because finished work is recorded in MongoDB. */
export const WORKER_OPTIONS = {
  name: WORKER_NAME,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
} as const;

/** Retries failed work, and finally gives it up. */
interface Tries {
  make(work: { importId: string; chunk: number | null }, signal: AbortSignal, once: () => Promise<void>): Promise<void>;
}

/** Runs jobs until the process stops: then the current work ends at its next step and no new job is taken. */
export abstract class StoppableProcessor<Data extends StagingJob | ChunkJob>
  extends WorkerHost
  implements OnApplicationBootstrap, OnModuleDestroy
{
  private readonly log = new Logger(this.constructor.name);
  private readonly halt = new AbortController();

  constructor(private readonly attempts: Tries) {
    super();
  }

  protected abstract work(data: Data, signal: AbortSignal): Promise<void>;

  onApplicationBootstrap(): void {
    // An 'error' event without a listener would end the process; the worker must survive an outage of Redis.
    this.worker.on('error', (error) => this.log.warn(error.message));
  }

  override async process({ name, data }: Job<Data>): Promise<void> {
    const { importId, trace } = data;
    const chunk = 'chunk' in data ? data.chunk : null;
    const { signal } = this.halt;
    await inSpan(name, { kind: SpanKind.CONSUMER, continues: [trace] }, () =>
      this.attempts.make({ importId, chunk }, signal, () => this.work(data, signal)),
    );
  }

  async onModuleDestroy(): Promise<void> {
    this.halt.abort();
    await this.worker.close();
  }
}
