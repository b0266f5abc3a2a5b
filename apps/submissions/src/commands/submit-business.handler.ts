import { SubmitBusiness, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { submit } from '../submission/submission.js';
import { SubmissionRepository } from '../submission/submission.repository.js';

/** Keeps a submission until the back office decides on it. Nobody is told: the public sees no difference. */
@Injectable()
export class SubmitBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly submissions: SubmissionRepository,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof SubmitBusiness>, context: AskContext): Promise<ReplyOf<typeof SubmitBusiness>> {
    const submission = submit(request, newId(), this.clock.now());
    return this.commandLog.once(SubmitBusiness, request, context, async (session) => {
      await this.submissions.add(session, submission);
      return { id: submission.id };
    });
  }
}
