import { Injectable } from '@nestjs/common';
import { type RequestContext, type ReplyOf, type RequestOf, RetryImportFailure } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { ImportRepository } from '../import/import.repository.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import { FailureDecisions } from './failure-decisions.js';

/** Forgets how often work failed and enqueues it again at once. */
@Injectable()
export class RetryImportFailureHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly decisions: FailureDecisions,
    private readonly imports: ImportRepository,
    private readonly jobs: JobEnqueuer,
  ) {}

  async execute(
    request: RequestOf<typeof RetryImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RetryImportFailure>> {
    await this.commandLog.once(RetryImportFailure, request, context, (session) =>
      this.decisions.take(session, context, request, 'retried'),
    );
    const { importId, chunk } = request;
    if (chunk === null) await this.jobs.enqueueFile(importId);
    else await this.jobs.enqueueChunks(await this.imports.get(importId), [chunk]);
    return {};
  }
}
