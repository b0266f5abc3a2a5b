import { Injectable } from '@nestjs/common';
import type { RequestContext, ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import { auditedImport, auditedState } from '../import/audited-import.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import { GetImportsQuery } from './get-imports.js';

/** Begins imports of stored files. */
@Injectable()
export class NewImports {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportRepository,
    private readonly jobs: JobEnqueuer,
    private readonly getImports: GetImportsQuery,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Where there is an import of this id already, that one is answered. */
  async start(id: string, request: RequestOf<typeof StartImport>, context: RequestContext): Promise<ImportProgress> {
    const fresh: Import = {
      _id: id,
      ...request,
      status: 'waiting',
      failure: null,
      failureLine: null,
      types: null,
      columns: null,
      chosenColumns: null,
      constants: null,
      proposedColumns: null,
      startedBy: context.actor?.name ?? null,
      startedById: context.actor?.id ?? null,
      turnBase: await this.imports.turnBaseFor(id, 'send'),
      staged: false,
      cutShort: false,
      sendingSince: null,
      createdAt: this.clock.now(),
      startedAt: null,
      finishedAt: null,
      erasedAt: null,
    };
    await this.database.transaction(async (session) => {
      if (!(await this.imports.addOnce(fresh, session))) return;
      await this.auditTrail.record(session, context, {
        action: 'started',
        record: auditedImport(fresh),
        after: auditedState(fresh),
      });
    });
    await this.jobs.enqueueFile(id);
    return this.getImports.one({ id });
  }
}
