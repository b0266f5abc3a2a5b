import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Import } from '../import/import.schema.js';
import { inTime } from './in-time.js';
import { CHUNK_QUEUE, type ChunkJob, JOB_OPTIONS, priorityOf, STAGING_QUEUE, type StagingJob } from './queues.js';

const PATIENCE_MS = 2_000;

/**
 * Rings for work that stands in MongoDB. Ringing twice is harmless, ringing in vain too: with Redis away or full the work
 * waits where it is and the sweeper rings again. Never throws.
 */
@Injectable()
export class JobEnqueuer {
  private readonly log = new Logger(JobEnqueuer.name);

  constructor(
    @InjectQueue(STAGING_QUEUE) private readonly staging: Queue<StagingJob>,
    @InjectQueue(CHUNK_QUEUE) private readonly chunks: Queue<ChunkJob>,
  ) {}

  async ringForFile(importId: string): Promise<void> {
    await this.tryRinging(() =>
      this.staging.add('stageImport', { importId }, { ...JOB_OPTIONS, jobId: `stage-${importId}` }),
    );
  }

  /** Chunks by their numbers. */
  async ringForChunks(
    { _id: importId, turnBase }: Pick<Import, '_id' | 'turnBase'>,
    chunks: readonly number[],
  ): Promise<void> {
    await this.tryRinging(() =>
      this.chunks.addBulk(
        chunks.map((chunk) => ({
          name: 'importChunk',
          data: { importId, chunk },
          opts: { ...JOB_OPTIONS, jobId: `chunk-${importId}-${chunk}`, priority: priorityOf(turnBase + chunk) },
        })),
      ),
    );
  }

  private async tryRinging(ring: () => Promise<unknown>): Promise<void> {
    await inTime(ring(), PATIENCE_MS).catch((error: Error) =>
      this.log.warn(`not rung, the sweeper will: ${error.message}`),
    );
  }
}
