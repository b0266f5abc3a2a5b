import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { traceparent } from '@tedarik/service-kit';
import type { Queue } from 'bullmq';
import type { Import } from '../import/import.schema.js';
import { withTimeout } from './with-timeout.js';
import { CHUNK_QUEUE, type ChunkJob, JOB_OPTIONS, priorityOf, STAGING_QUEUE, type StagingJob } from './queues.js';

const TIMEOUT_MS = 2_000;

/**
 * Enqueues jobs for work that is stored in MongoDB. A second job for the same work is harmless. While Redis is unreachable or full, the
 * work stays stored and JobRecovery enqueues it later. Never throws.
 */
@Injectable()
export class JobEnqueuer {
  private readonly log = new Logger(JobEnqueuer.name);

  constructor(
    @InjectQueue(STAGING_QUEUE) private readonly staging: Queue<StagingJob>,
    @InjectQueue(CHUNK_QUEUE) private readonly chunks: Queue<ChunkJob>,
  ) {}

  async enqueueFile(importId: string): Promise<void> {
    await this.tryToEnqueue(() =>
      this.staging.add(
        'stageImport',
        { importId, trace: traceparent() },
        { ...JOB_OPTIONS, jobId: `stage-${importId}` },
      ),
    );
  }

  /** `chunks`: chunk numbers. */
  async enqueueChunks(
    { _id: importId, turnBase }: Pick<Import, '_id' | 'turnBase'>,
    chunks: readonly number[],
  ): Promise<void> {
    await this.tryToEnqueue(() =>
      this.chunks.addBulk(
        chunks.map((chunk) => ({
          name: 'importChunk',
          data: { importId, chunk, trace: traceparent() },
          opts: { ...JOB_OPTIONS, jobId: `chunk-${importId}-${chunk}`, priority: priorityOf(turnBase + chunk) },
        })),
      ),
    );
  }

  private async tryToEnqueue(enqueue: () => Promise<unknown>): Promise<void> {
    await withTimeout(enqueue(), TIMEOUT_MS).catch((error: Error) =>
      this.log.warn(`not enqueued, JobRecovery will do it: ${error.message}`),
    );
  }
}
