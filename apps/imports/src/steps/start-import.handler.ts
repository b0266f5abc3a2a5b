import { Injectable } from '@nestjs/common';
import type { RequestContext, ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { newId } from '@tedarik/service-kit';
import { NewImports } from './new-imports.js';

/** Puts an import into the queue. While Redis is unreachable it stays `waiting`, and JobRecovery enqueues it later. */
@Injectable()
export class StartImportHandler {
  constructor(private readonly newImports: NewImports) {}

  /** The id of the command becomes the id of the import, so a repeated request starts only one. Throws `file-not-found`. */
  execute(request: RequestOf<typeof StartImport>, context: RequestContext): Promise<ImportProgress> {
    return this.newImports.start(context.commandId ?? newId(), request, context);
  }
}
