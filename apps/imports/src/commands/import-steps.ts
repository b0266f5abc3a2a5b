import { Injectable } from '@nestjs/common';
import type { RequestContract, RequestContext, ImportProgress, ImportStatus } from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedImport, auditedState } from '../import/audited-import.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { ImportBells } from '../importing/import-bells.js';
import { GetImportsQuery } from '../queries/get-imports.js';
import { mustBeOf } from './must-be-of.js';

/** What somebody does with an import: in which states it may be, and what that makes of it. */
export interface ImportStep {
  /** What the audit trail calls it. */
  action: 'confirmed' | 'read-again' | 'paused' | 'resumed' | 'cancelled' | 'undone';
  from: ImportStatus[];
  /** Of the reading that was looked at, where it must be no other by now. */
  startedAt?: string;
  change: Partial<Import> & Pick<Import, 'status'>;
  /** What else the audit trail tells of it: counts, in place of a record for each business. */
  counts?: Record<string, number>;
  /** What else happens in the same transaction. */
  beside?: (session: ClientSession) => Promise<void>;
}

/** Takes imports from state to state when somebody says so, once per command, and rings for what there is to do then. */
@Injectable()
export class ImportSteps {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly imports: ImportRepository,
    private readonly bells: ImportBells,
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
    await this.bells.ring(await this.imports.get(request.id));
    return this.getImports.one(request);
  }
}

const stateOf = (found: Import) => ({ ...auditedState(found), separator: found.separator });
