import { Processor } from '@nestjs/bullmq';
import { StageImportHandler } from '../staging/stage-import.handler.js';
import { LOCKS, StoppableProcessor } from './processor.js';
import { STAGING_QUEUE, type StagingJob } from './queues.js';

@Processor(STAGING_QUEUE, { concurrency: 1, ...LOCKS })
export class StagingProcessor extends StoppableProcessor<StagingJob> {
  constructor(private readonly stageImport: StageImportHandler) {
    super();
  }

  protected work({ importId }: StagingJob, signal: AbortSignal): Promise<void> {
    return this.stageImport.execute(importId, signal);
  }
}
