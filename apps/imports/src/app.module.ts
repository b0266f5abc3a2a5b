import { type DynamicModule, Module } from '@nestjs/common';
import { StartImportHandler } from './commands/start-import.handler.js';
import type { ImportsConfig } from './config.js';
import { FilesController } from './file/files.controller.js';
import { ImportsController } from './imports.controller.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';
import { StorageModule } from './storage.module.js';

@Module({})
class AppModule {}

/** Takes files in and answers for imports; the work itself is done by the workers. */
export const appModule = (config: ImportsConfig): DynamicModule => ({
  module: AppModule,
  imports: [StorageModule.forRoot(config)],
  controllers: [ImportsController, FilesController],
  providers: [StartImportHandler, ListImportRowsQuery],
});
