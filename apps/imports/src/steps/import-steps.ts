import { Injectable } from '@nestjs/common';
import type { RequestContract, RequestContext, ImportProgress, ImportStatus } from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedImport, auditedState } from '../import/audited-import.js';
import { ImportRepository, mustBeOf } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { ImportJobs } from '../queue/import-jobs.js';
import { GetImportsQuery } from './get-imports.js';

/** What somebody does with an import: in which states it may be, and what that makes of it. */
export interface ImportStep {
  /** What the audit trail calls it. */
  action: 'confirmed' | 'read-again' | 'rows-fixed' | 'paused' | 'resumed' | 'cancelled' | 'undone';
  from: ImportStatus[];
  /** Of the reading that was looked at, where it must be no other by now. */
  startedAt?: string;
  change: Partial<Import> & Pick<Import, 'status'>;
  /** What else the audit trail tells of it: counts, in place of a record for each business. */
  counts?: Record<string, number>;
  /** What else happens in the same transaction. */
  beside?: (session: ClientSession) => Promise<void>;
}

/** Takes imports from state to state when somebody says so, once per command, and enqueues what is to be done then. */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly imports: ImportRepository,
    private readonly jobs: ImportJobs,
    private readonly auditTrail: AuditTrail,
    private readonly getImports: GetImportsQuery,
  ) {}

  /** Throws `import-not-found`, `import-state` and `import-read-again`. */
  async take<Request extends { id: string }>(
    contract: RequestContract<Request, ImportProgress>,
    request: Request,
    context: RequestContext,
    { action, from, startedAt, change, counts, beside }: ImportStep,
  ): Promise<ImportProgress> {
    await this.commandLog.once(contract, request, context, async (session) => {
      const before = await this.imports.move(session, request.id, from, change);
      if (startedAt) mustBeOf(startedAt, before);
      await this.auditTrail.record(session, context, {
        action,
        record: auditedImport(before),
        before: stateOf(before),
        after: { ...stateOf({ ...before, ...change }), ...counts },
      });
      await beside?.(session);
    });
    await this.jobs.enqueue(await this.imports.get(request.id));
    return this.getImports.one(request);
  }
}

const stateOf = (found: Import) => ({ ...auditedState(found), separator: found.separator });
