import { Injectable } from '@nestjs/common';
import { type AskContext, type ReplyOf, type RequestOf, RetryImportFailure } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { ImportRepository } from '../../import/import.repository.js';
import { Doorbell } from '../../queue/doorbell.js';
import { FailureDecisions } from '../failure-decisions.js';

/** Forgets how often work failed and rings for it at once. */
@Injectable()
export class RetryImportFailureHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly decisions: FailureDecisions,
    private readonly imports: ImportRepository,
    private readonly doorbell: Doorbell,
  ) {}

  async execute(
    request: RequestOf<typeof RetryImportFailure>,
    context: AskContext,
  ): Promise<ReplyOf<typeof RetryImportFailure>> {
    await this.commandLog.once(RetryImportFailure, request, context, (session) =>
      this.decisions.take(session, context, request, 'retried'),
    );
    const { importId, chunk } = request;
    if (chunk === null) await this.doorbell.ringForFile(importId);
    else await this.doorbell.ringForChunks(await this.imports.get(importId), [chunk]);
    return {};
  }
}
