import { Injectable } from '@nestjs/common';
import type { AskContext, ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { ImportRepository } from '../import/import.repository.js';
import { Doorbell } from '../queue/doorbell.js';
import { GetImportsQuery } from '../queries/get-imports.js';

/** Begins imports of stored files. */
@Injectable()
export class NewImports {
  constructor(
    private readonly imports: ImportRepository,
    private readonly doorbell: Doorbell,
    private readonly getImports: GetImportsQuery,
    private readonly clock: Clock,
  ) {}

  /** Where there is an import of this id already, that one is answered. */
  async start(id: string, request: RequestOf<typeof StartImport>, { actor }: AskContext): Promise<ImportProgress> {
    await this.imports.addOnce({
      _id: id,
      ...request,
      status: 'waiting',
      failure: null,
      failureLine: null,
      startedBy: actor?.name ?? null,
      turnBase: await this.imports.turnBaseFor(id, 'send'),
      staged: false,
      cutShort: false,
      sendingSince: null,
      createdAt: this.clock.now(),
      startedAt: null,
      finishedAt: null,
    });
    await this.doorbell.ringForFile(id);
    return this.getImports.one(id);
  }
}
