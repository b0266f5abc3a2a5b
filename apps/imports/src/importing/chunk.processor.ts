import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { IMPORTS_CONFIG, type ImportsConfig } from '../config.js';
import { Attempts } from '../attempts/attempts.js';
import { ImportChunkHandler } from './import-chunk.handler.js';
import { StoppableProcessor, WORKER_OPTIONS } from '../queue/processor.js';
import { CHUNK_QUEUE, type ChunkJob } from '../queue/queues.js';

@Processor(CHUNK_QUEUE, { ...WORKER_OPTIONS })
export class ChunkProcessor extends StoppableProcessor<ChunkJob> {
  constructor(
    attempts: Attempts,
    private readonly importChunk: ImportChunkHandler,
    @Inject(IMPORTS_CONFIG) private readonly config: ImportsConfig,
  ) {
    super(attempts);
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    this.worker.concurrency = this.config.CHUNKS_AT_ONCE;
  }

  protected work({ importId, chunk }: ChunkJob, signal: AbortSignal): Promise<void> {
    return this.importChunk.execute(importId, chunk, signal);
  }
}
