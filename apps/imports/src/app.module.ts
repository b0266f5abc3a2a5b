import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, OutboxModule } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { StartImportHandler } from './commands/start-import.handler.js';
import type { ImportsConfig } from './config.js';
import { FilesController } from './file/files.controller.js';
import { ImportsController } from './imports.controller.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';
import { StorageModule } from './storage.module.js';
import { DeleteTypeCategoryHandler } from './types/commands/delete-type-category.handler.js';
import { SaveTypeCategoryHandler } from './types/commands/save-type-category.handler.js';
import { ListTypeCategoriesQuery } from './types/queries/list-type-categories.js';
import { TypeCategoriesController } from './types/type-categories.controller.js';
import { TypeTable } from './types/type-table.js';

@Module({})
class AppModule {}

/** Takes files in and answers for imports; the work itself is done by the workers. */
export const appModule = (config: ImportsConfig): DynamicModule => ({
  module: AppModule,
  imports: [StorageModule.forRoot(config), OutboxModule.forRoot({ service: 'imports' })],
  controllers: [ImportsController, FilesController, TypeCategoriesController],
  providers: [
    CommandLog,
    AuditTrail,
    StartImportHandler,
    ListImportRowsQuery,
    TypeTable,
    ListTypeCategoriesQuery,
    SaveTypeCategoryHandler,
    DeleteTypeCategoryHandler,
  ],
});
