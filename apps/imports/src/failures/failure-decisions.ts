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
import { FailureRepository, type Work } from '../attempts/failure.repository.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import { GiveUp } from './give-up.js';

/** What somebody decides is to become of failed work. Both throw `failure-not-found`. */
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

  /** Forgets how often the work failed and enqueues it again at once. */
  async retry(
    request: RequestOf<typeof RetryImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RetryImportFailure>> {
    await this.commandLog.once(RetryImportFailure, request, context, (session) =>
      this.take(session, context, request, 'retried'),
    );
    const { importId, chunk } = request;
    if (chunk === null) await this.jobs.enqueueFile(importId);
    else await this.jobs.enqueueChunks(await this.imports.get(importId), [chunk]);
    return {};
  }

  /** Gives the work up. The failure stays on the list until that is done: what breaks off half way is requested again. */
  async discard(
    request: RequestOf<typeof DiscardImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DiscardImportFailure>> {
    if (await this.failures.find(request)) await this.giveUp.execute(request);
    await this.commandLog.once(DiscardImportFailure, request, context, (session) =>
      this.take(session, context, request, 'discarded'),
    );
    return {};
  }

  /** Takes it from the list, and puts that on record. */
  private async take(
    session: ClientSession,
    context: RequestContext,
    work: Work,
    action: 'retried' | 'discarded',
  ): Promise<void> {
    const failure = await this.failures.take(session, work);
    if (!failure) throw new DomainError('failure-not-found', 'not-found');
    const record = auditedImport(await this.imports.get(work.importId));
    const { chunk, reason } = failure;
    await this.auditTrail.record(session, context, { action, record, before: { chunk, reason } });
  }
}
