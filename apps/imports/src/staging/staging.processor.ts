import { Processor } from '@nestjs/bullmq';
import { Attempts } from '../attempts/attempts.js';
import { StageImportHandler } from './stage-import.handler.js';
import { StoppableProcessor, WORKER_OPTIONS } from '../queue/processor.js';
import { STAGING_QUEUE, type StagingJob } from '../queue/queues.js';

@Processor(STAGING_QUEUE, { concurrency: 1, ...WORKER_OPTIONS })
export class StagingProcessor extends StoppableProcessor<StagingJob> {
  constructor(
    attempts: Attempts,
    private readonly stageImport: StageImportHandler,
  ) {
    super(attempts);
  }

  protected work({ importId }: StagingJob, signal: AbortSignal): Promise<void> {
    return this.stageImport.execute(importId, signal);
  }
}
