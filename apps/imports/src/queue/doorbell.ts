import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Chunk } from '../import/import.schema.js';
import { CHUNK_QUEUE, type ChunkJob, JOB_OPTIONS, priorityOf, STAGING_QUEUE, type StagingJob } from './queues.js';

const PATIENCE_MS = 2_000;

/**
 * Rings for work that stands in MongoDB. Ringing twice is harmless, ringing in vain too: with Redis away or full the work
 * waits where it is and the sweeper rings again. Never throws.
 */
@Injectable()
export class Doorbell {
  private readonly log = new Logger(Doorbell.name);

  constructor(
    @InjectQueue(STAGING_QUEUE) private readonly staging: Queue<StagingJob>,
    @InjectQueue(CHUNK_QUEUE) private readonly chunks: Queue<ChunkJob>,
  ) {}

  async ringForFile(importId: string): Promise<void> {
    await this.tryRinging(() =>
      this.staging.add('stageImport', { importId }, { ...JOB_OPTIONS, jobId: `stage-${importId}` }),
    );
  }

  async ringForChunks(importId: string, chunks: Pick<Chunk, 'chunk' | 'turn'>[]): Promise<void> {
    await this.tryRinging(() =>
      this.chunks.addBulk(
        chunks.map(({ chunk, turn }) => ({
          name: 'importChunk',
          data: { importId, chunk },
          opts: { ...JOB_OPTIONS, jobId: `chunk-${importId}-${chunk}`, priority: priorityOf(turn) },
        })),
      ),
    );
  }

  private async tryRinging(ring: () => Promise<unknown>): Promise<void> {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('Redis does not answer')), PATIENCE_MS).unref();
    });
    const rung = ring();
    rung.catch(() => undefined); // may still fail after we stopped waiting
    await Promise.race([rung, late]).catch((error: Error) =>
      this.log.warn(`not rung, the sweeper will: ${error.message}`),
    );
  }
}
