import { Injectable } from '@nestjs/common';
import type { RequestContext, ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { FileStore } from '../file/file.store.js';
import { NewImports } from './new-imports.js';

/** Puts an import into the queue. With the queue away it stays `waiting`, and JobRecovery enqueues it later. */
@Injectable()
export class StartImportHandler {
  constructor(
    private readonly files: FileStore,
    private readonly newImports: NewImports,
  ) {}

  /** The command's id is the import's: requested twice, it starts once. Throws `file-not-found`. */
  async execute(request: RequestOf<typeof StartImport>, context: RequestContext): Promise<ImportProgress> {
    await this.files.mustHave(request.fileId);
    return this.newImports.start(context.commandId ?? newId(), request, context);
  }
}
