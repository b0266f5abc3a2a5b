import { Injectable } from '@nestjs/common';
import {
  DiscardImportFailure,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  RetryImportFailure,
} from '@tedarik/commands';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog, DomainError } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedImport } from '../import/audited-import.js';
import { ImportRepository } from '../import/import.repository.js';
import type { FailedWork } from '../attempts/failed-work.schema.js';
import { FailureRepository } from '../attempts/failure.repository.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import { GiveUp } from './give-up.js';

/** Decisions of an administrator about failed work. Both methods throw `failure-not-found`. */
@Injectable()
export class FailureDecisions {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly failures: FailureRepository,
    private readonly imports: ImportRepository,
    private readonly jobs: JobEnqueuer,
    private readonly giveUp: GiveUp,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Deletes the failure and enqueues the work again at once. */
  async retry(
    request: RequestOf<typeof RetryImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RetryImportFailure>> {
    await this.commandLog.once(RetryImportFailure, request, context, async (session) =>
      this.record(session, context, await this.failures.take(session, request), 'retried'),
    );
    const { importId, chunk } = request;
    if (chunk === null) await this.jobs.enqueueFile(importId);
    else await this.jobs.enqueueChunks(await this.imports.get(importId), [chunk]);
    return {};
  }

  /** Gives the work up. The failure stays listed until this is complete, so that an interrupted request can be repeated. */
  async discard(
    request: RequestOf<typeof DiscardImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DiscardImportFailure>> {
    const found = await this.failures.find(request);
    if (found) await this.giveUp.execute(request, context);
    await this.commandLog.once(DiscardImportFailure, request, context, async (session) => {
      // A worker that is processing the chunk may delete the failure first, when it finds the chunk closed.
      const failure = (await this.failures.take(session, request)) ?? found;
      return this.record(session, context, failure, 'discarded');
    });
    return {};
  }

  /** Writes the decision to the audit log. */
  private async record(
    session: ClientSession,
    context: RequestContext,
    failure: FailedWork | null,
    action: 'retried' | 'discarded',
  ): Promise<void> {
    if (!failure) throw new DomainError('failure-not-found', 'not-found');
    const { importId, chunk, reason } = failure;
    const record = auditedImport(await this.imports.get(importId));
    await this.auditTrail.record(session, context, { action, record, before: { chunk, reason } });
  }
}
