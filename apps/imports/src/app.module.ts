import { type DynamicModule, Module } from '@nestjs/common';
import { MailModule } from '@tedarik/mail';
import { DeadLettersModule, handlersIn } from '@tedarik/messaging';
import { OutboxModule } from '@tedarik/outbox';
import { RecordDependencies } from '@tedarik/records';
import { CommandLog, Erasure } from '@tedarik/service-kit';
import { ImportSteps } from './steps/import-steps.js';
import { NewImports } from './steps/new-imports.js';
import type { ImportsConfig } from './config.js';
import { GiveUp } from './failures/give-up.js';
import { FilesController } from './file/files.controller.js';
import { IncomingFiles } from './file/incoming-files.js';
import { ChunkFigures } from './monitor/chunk-figures.js';
import { QueueFigures } from './monitor/queue-figures.js';
import { QueueMetrics } from './monitor/queue-metrics.js';
import { OWN_REQUESTS } from './requests.js';
import { AddressFiles } from './schedule/address-files.js';
import { ScheduledImports } from './schedule/scheduled-imports.js';
import { ScheduledRuns } from './schedule/scheduled-runs.js';
import { hasMail, StorageModule } from './storage.module.js';
import { CheckedRows } from './correcting/checked-rows.js';
import { FileNeighbours } from './correcting/file-neighbours.js';
import { MergedCategories } from './types/merged-categories.js';
import { OnCategory } from './types/on-category.js';
import { TypeTable } from './types/type-table.js';

@Module({})
class AppModule {}

/**
 * The imports service: accepts files from administrators and from addresses, and answers requests about imports. The workers do the import
 * itself.
 */
export const appModule = (config: ImportsConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    StorageModule.forRoot(config),
    DeadLettersModule.of('imports'),
    OutboxModule.forRoot({ service: 'imports' }),
    ...(hasMail(config) ? [mailer(config)] : []),
  ],
  controllers: [FilesController],
  providers: [
    ...handlersIn(OWN_REQUESTS),
    CommandLog,
    RecordDependencies,
    IncomingFiles,
    AddressFiles,
    ScheduledRuns,
    Erasure.of(ScheduledImports),
    NewImports,
    FileNeighbours,
    CheckedRows,
    ImportSteps,
    TypeTable,
    MergedCategories,
    OnCategory,
    GiveUp,
    QueueFigures,
    ChunkFigures,
    QueueMetrics,
  ],
});

const mailer = ({ MAIL_FROM: from, SMTP_URL: smtpUrl, MAIL_FOLDER: folder = '' }: ImportsConfig): DynamicModule =>
  MailModule.forRoot({ from, smtpUrl, folder });
