import { type DynamicModule, Module } from '@nestjs/common';
import { DeadLettersModule } from '@tedarik/messaging';
import { AuditTrail, OutboxModule } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { CancelImportHandler } from './commands/cancel-import.handler.js';
import { ChooseImportRowsHandler } from './commands/choose-import-rows.handler.js';
import { ConfirmImportHandler } from './commands/confirm-import.handler.js';
import { ImportSteps } from './commands/import-steps.js';
import { NewImports } from './commands/new-imports.js';
import { PauseImportHandler } from './commands/pause-import.handler.js';
import { ReadImportAgainHandler } from './commands/read-import-again.handler.js';
import { ResumeImportHandler } from './commands/resume-import.handler.js';
import { RetryImportHandler } from './commands/retry-import.handler.js';
import { StartImportHandler } from './commands/start-import.handler.js';
import { UndoImportHandler } from './commands/undo-import.handler.js';
import type { ImportsConfig } from './config.js';
import { DiscardImportFailureHandler } from './failures/commands/discard-import-failure.handler.js';
import { RetryImportFailureHandler } from './failures/commands/retry-import-failure.handler.js';
import { FailureDecisions } from './failures/failure-decisions.js';
import { GiveUp } from './failures/give-up.js';
import { FilesController } from './file/files.controller.js';
import { ImportsController } from './imports.controller.js';
import { ChunkFigures } from './monitor/chunk-figures.js';
import { GetImportQueuesQuery } from './monitor/get-import-queues.js';
import { QueueFigures } from './monitor/queue-figures.js';
import { QueueMetrics } from './monitor/queue-metrics.js';
import { QueuesController } from './monitor/queues.controller.js';
import { GetImportReviewQuery } from './queries/get-import-review.js';
import { GetImportsQuery } from './queries/get-imports.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';
import { StorageModule } from './storage.module.js';
import { DeleteTypeCategoryHandler } from './types/commands/delete-type-category.handler.js';
import { SaveTypeCategoryHandler } from './types/commands/save-type-category.handler.js';
import { MergedCategories } from './types/merged-categories.js';
import { ListTypeCategoriesQuery } from './types/queries/list-type-categories.js';
import { OnCategory } from './types/reactions/on-category.js';
import { TypeCategoriesController } from './types/type-categories.controller.js';
import { TypeTable } from './types/type-table.js';

@Module({})
class AppModule {}

/** Takes files in and answers for imports; the work itself is done by the workers. */
export const appModule = (config: ImportsConfig): DynamicModule => ({
  module: AppModule,
  imports: [
    StorageModule.forRoot(config),
    DeadLettersModule.of('imports'),
    OutboxModule.forRoot({ service: 'imports' }),
  ],
  controllers: [ImportsController, FilesController, TypeCategoriesController, QueuesController],
  providers: [
    CommandLog,
    AuditTrail,
    NewImports,
    StartImportHandler,
    RetryImportHandler,
    ImportSteps,
    ReadImportAgainHandler,
    ConfirmImportHandler,
    PauseImportHandler,
    ResumeImportHandler,
    CancelImportHandler,
    UndoImportHandler,
    ChooseImportRowsHandler,
    GetImportsQuery,
    GetImportReviewQuery,
    ListImportRowsQuery,
    TypeTable,
    MergedCategories,
    OnCategory,
    ListTypeCategoriesQuery,
    SaveTypeCategoryHandler,
    DeleteTypeCategoryHandler,
    FailureDecisions,
    GiveUp,
    RetryImportFailureHandler,
    DiscardImportFailureHandler,
    QueueFigures,
    ChunkFigures,
    GetImportQueuesQuery,
    QueueMetrics,
  ],
});
