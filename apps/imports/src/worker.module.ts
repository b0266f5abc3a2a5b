import { type DynamicModule, Module } from '@nestjs/common';
import { OutboxModule } from '@tedarik/outbox';
import type { ImportsConfig } from './config.js';
import { Attempts } from './attempts/attempts.js';
import { CategoryIds } from './importing/category-ids.js';
import { ImportChunkHandler } from './importing/import-chunk.handler.js';
import { SendRows } from './importing/send-rows.js';
import { UndoChunk } from './importing/undo-chunk.js';
import { ChunkProcessor } from './importing/chunk.processor.js';
import { StagingProcessor } from './staging/staging.processor.js';
import { JobRecovery } from './queue/job-recovery.js';
import { Retention } from './import/retention.js';
import { StageImportHandler } from './staging/stage-import.handler.js';
import { TableReadings } from './staging/table-readings.js';
import { StorageModule } from './storage.module.js';

@Module({})
class WorkerModule {}

/** One worker process: stages files, sends chunks and enqueues lost jobs again. Any number of replicas may run. */
export const workerModule = (config: ImportsConfig): DynamicModule => ({
  module: WorkerModule,
  imports: [StorageModule.forRoot(config), OutboxModule.forRoot({ service: 'imports' })],
  providers: [
    StageImportHandler,
    TableReadings,
    CategoryIds,
    SendRows,
    UndoChunk,
    ImportChunkHandler,
    Attempts,
    StagingProcessor,
    ChunkProcessor,
    JobRecovery,
    Retention,
  ],
});
