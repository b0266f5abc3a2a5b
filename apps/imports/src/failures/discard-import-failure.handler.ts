import { Injectable } from '@nestjs/common';
import { type RequestContext, DiscardImportFailure, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { CommandLog } from '@tedarik/service-kit';
import { FailureDecisions } from './failure-decisions.js';
import { FailureRepository } from '../attempts/failure.repository.js';
import { GiveUp } from './give-up.js';

/** Gives failed work up. The failure stays on the list until that is done: what breaks off half way is requested again. */
@Injectable()
export class DiscardImportFailureHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly decisions: FailureDecisions,
    private readonly failures: FailureRepository,
    private readonly giveUp: GiveUp,
  ) {}

  async execute(
    request: RequestOf<typeof DiscardImportFailure>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DiscardImportFailure>> {
    if (await this.failures.find(request)) await this.giveUp.execute(request);
    await this.commandLog.once(DiscardImportFailure, request, context, (session) =>
      this.decisions.take(session, context, request, 'discarded'),
    );
    return {};
  }
}
