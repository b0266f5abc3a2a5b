import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MAIL_MIGRATION, Mails } from '@tedarik/mail';
import { MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS } from '@tedarik/outbox';
import { Clock, Database, DatabaseModule, inOrder } from '@tedarik/service-kit';
import { IMPORTS_CONFIG, type ImportsConfig } from './config.js';
import { FailedWork, failedWorkSchema } from './attempts/failed-work.schema.js';
import { FailureRepository } from './attempts/failure.repository.js';
import { ColumnMappingRepository } from './columns/column-mapping.repository.js';
import { ColumnMapping, columnMappingSchema } from './columns/column-mapping.schema.js';
import { RowEditRepository } from './import/row-edit.repository.js';
import { RowEdit, rowEditSchema } from './import/row-edit.schema.js';
import { FileStore } from './file/file.store.js';
import { ChunkRepository } from './import/chunk.repository.js';
import { ImportEndListener } from './import/import-end-listener.js';
import { ImportEnds } from './import/import-ends.js';
import { ImportRepository } from './import/import.repository.js';
import { RowBatch, rowBatchSchema, Chunk, chunkSchema, Import, importSchema } from './import/import.schema.js';
import { ReviewRepository } from './review/review.repository.js';
import { RowMeter } from './import/row-meter.js';
import { RowRepository } from './import/row.repository.js';
import * as migrations from './migrations/index.js';
import { ImportJobs } from './queue/import-jobs.js';
import { JobEnqueuer } from './queue/job-enqueuer.js';
import { CHUNK_QUEUE, STAGING_QUEUE } from './queue/queues.js';
import { RunOutcomes } from './schedule/run-outcomes.js';
import { RunReports } from './schedule/run-reports.js';
import { RunRepository } from './schedule/run.repository.js';
import { ScheduledImportStore } from './schedule/scheduled-import.js';
import { ReadingRepository } from './staging/reading.repository.js';
import { HeardCategory, heardCategorySchema } from './types/heard-category.schema.js';
import { TypeCategoryRepository } from './types/type-category.repository.js';
import { TypeCategory, typeCategorySchema } from './types/type-category.schema.js';

/** In the order in which they run. */
const MIGRATIONS = [...OUTBOX_MIGRATIONS, MAIL_MIGRATION, ...inOrder(migrations)];

const SHARED = [
  ImportRepository,
  ChunkRepository,
  RowRepository,
  ReviewRepository,
  ReadingRepository,
  FailureRepository,
  TypeCategoryRepository,
  ColumnMappingRepository,
  RowEditRepository,
  FileStore,
  JobEnqueuer,
  AuditTrail,
  ImportEnds,
  ImportJobs,
  ScheduledImportStore,
  RunRepository,
  RunReports,
  RunOutcomes,
];

/** Shared by the service and its workers: database, messaging and job queues. */
@Module({})
export class StorageModule {
  static forRoot(config: ImportsConfig): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      imports: [
        MessagingModule.forRoot({ name: 'imports', servers: config.NATS_URL }),
        DatabaseModule.forRoot(config, MIGRATIONS),
        MongooseModule.forFeature([
          { name: Import.name, schema: importSchema },
          { name: RowBatch.name, schema: rowBatchSchema },
          { name: Chunk.name, schema: chunkSchema },
          { name: FailedWork.name, schema: failedWorkSchema },
          { name: ColumnMapping.name, schema: columnMappingSchema },
          { name: RowEdit.name, schema: rowEditSchema },
          { name: TypeCategory.name, schema: typeCategorySchema },
          { name: HeardCategory.name, schema: heardCategorySchema },
        ]),
        BullModule.forRoot({ connection: redisOptions(config.REDIS_URL) }),
        BullModule.registerQueue({ name: STAGING_QUEUE }, { name: CHUNK_QUEUE }),
      ],
      providers: [
        { provide: IMPORTS_CONFIG, useValue: config },
        RowMeter,
        ...SHARED,
        { provide: ImportEndListener, useExisting: RunOutcomes },
        {
          provide: Mails,
          useFactory: (database: Database, clock: Clock) => (hasMail(config) ? new Mails(database, clock) : null),
          inject: [Database, Clock],
        },
      ],
      exports: [BullModule, MongooseModule, IMPORTS_CONFIG, ...SHARED],
    };
  }
}

/** Mails are only written when there is a way to send them. */
export const hasMail = ({ SMTP_URL, MAIL_FOLDER }: ImportsConfig): boolean => Boolean(SMTP_URL ?? MAIL_FOLDER);

/** Twice as long as a worker waits for a job at a time. */
const DEAD_AFTER_MS = 20_000;

/**
 * Workers wait for Redis without a limit (BullMQ requires an unlimited number of retries), but a dead connection is closed after a timeout.
 */
function redisOptions(url: string) {
  const retryStrategy = (tries: number) => Math.min(tries * 100, 2_000);
  return { url, maxRetriesPerRequest: null, retryStrategy, socketTimeout: DEAD_AFTER_MS };
}
