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

/** An action on an import: the states in which it is allowed, and the change that it makes. */
export interface ImportStep {
  /** Name of the action in the audit log. */
  action: 'confirmed' | 'read-again' | 'rows-fixed' | 'paused' | 'resumed' | 'cancelled' | 'undone';
  from: ImportStatus[];
  /** Start of the reading that the person saw; the step is refused when the file was read again since. */
  startedAt?: string;
  change: Partial<Import> & Pick<Import, 'status'>;
  /** Counts for the audit log, instead of one record per business. */
  counts?: Record<string, number>;
  /** Further work in the same transaction. */
  beside?: (session: ClientSession) => Promise<void>;
}

/** Moves imports from state to state on request, once per command, and enqueues the resulting work. */
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
