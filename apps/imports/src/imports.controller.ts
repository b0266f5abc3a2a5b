import { Controller } from '@nestjs/common';
import {
  type AskContext,
  GetImport,
  ListImportRows,
  type ReplyOf,
  type RequestOf,
  StartImport,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { StartImportHandler } from './commands/start-import.handler.js';
import { ImportRepository } from './import/import.repository.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';

@Controller()
export class ImportsController {
  constructor(
    private readonly startImport: StartImportHandler,
    private readonly imports: ImportRepository,
    private readonly listRows: ListImportRowsQuery,
  ) {}

  @Answers(StartImport)
  start(request: RequestOf<typeof StartImport>, { commandId }: AskContext): Promise<ReplyOf<typeof StartImport>> {
    return this.startImport.execute(request, commandId);
  }

  @Answers(GetImport)
  async get({ id }: RequestOf<typeof GetImport>): Promise<ReplyOf<typeof GetImport>> {
    const progress = await this.imports.progressOf(id);
    if (!progress) throw new DomainError('import-not-found', 'not-found');
    return progress;
  }

  @Answers(ListImportRows)
  async rows(request: RequestOf<typeof ListImportRows>): Promise<ReplyOf<typeof ListImportRows>> {
    return { rows: await this.listRows.execute(request) };
  }
}
