import { Injectable } from '@nestjs/common';
import type { RequestContext, ImportProgress, RequestOf, StartImport } from '@tedarik/commands';
import { IMPORTER } from '@tedarik/events';
import { type AuditEntry, AuditTrail } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedImport, auditedState } from '../import/audited-import.js';
import { FileStore } from '../file/file.store.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import { GetImportsQuery } from './get-imports.js';

type Start = RequestOf<typeof StartImport>;

/** Starts imports of stored files. The methods throw `file-not-found`. */
@Injectable()
export class NewImports {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly imports: ImportRepository,
    private readonly jobs: JobEnqueuer,
    private readonly getImports: GetImportsQuery,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns the existing import when the id exists already. */
  async start(id: string, request: Start, { actor }: RequestContext): Promise<ImportProgress> {
    const starter = { startedBy: actor?.name ?? null, startedById: actor?.id ?? null, scheduleId: null };
    await this.add(id, { ...request, ...starter }, (session, entry) =>
      this.auditTrail.record(session, { actor }, entry),
    );
    return this.getImports.one({ id });
  }

  /** The same without a request; `beside` is further work in the same transaction. */
  async startBySchedule(
    id: string,
    request: Start,
    schedule: { id: string; name: string },
    beside: (session: ClientSession) => Promise<void>,
  ): Promise<void> {
    const starter = { startedBy: schedule.name, startedById: null, scheduleId: schedule.id };
    await this.add(id, { ...request, ...starter }, async (session, entry) => {
      await this.auditTrail.recordAs(session, IMPORTER, entry);
      await beside(session);
    });
  }

  private async add(
    id: string,
    started: Start & Pick<Import, 'startedBy' | 'startedById' | 'scheduleId'>,
    onStart: (session: ClientSession, entry: AuditEntry) => Promise<void>,
  ): Promise<void> {
    const isOurs = await this.files.isOurs(started.fileId);
    const separatorFixed = isOurs && started.form === 'tsv';
    const fresh: Import = {
      _id: id,
      ...started,
      separator: separatorFixed ? 'tab' : started.separator,
      separatorFixed,
      status: 'waiting',
      failure: null,
      failureLine: null,
      types: null,
      columns: null,
      chosenColumns: null,
      constants: null,
      proposedColumns: null,
      fixes: null,
      offered: null,
      takenOver: null,
      editCount: 0,
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
      await onStart(session, { action: 'started', record: auditedImport(fresh), after: auditedState(fresh) });
    });
    await this.jobs.enqueueFile(id);
  }
}
