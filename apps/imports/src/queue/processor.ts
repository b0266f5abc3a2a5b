import { WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Job } from 'bullmq';

/** A dead worker's job is taken over after `lockDuration`, as often as it takes: what is done stands in MongoDB. */
export const LOCKS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 1_000 } as const;

/** Runs jobs until the process stops: then the work in hand ends at its next step and nothing new is taken. */
export abstract class StoppableProcessor<Data> extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(this.constructor.name);
  private readonly halt = new AbortController();

  protected abstract work(data: Data, signal: AbortSignal): Promise<void>;

  onApplicationBootstrap(): void {
    // An unheard 'error' would end the process: Redis being away is waited out.
    this.worker.on('error', (error) => this.log.warn(error.message));
  }

  override async process(job: Job<Data>): Promise<void> {
    await this.work(job.data, this.halt.signal);
  }

  async onModuleDestroy(): Promise<void> {
    this.halt.abort();
    await this.worker.close();
  }
}
