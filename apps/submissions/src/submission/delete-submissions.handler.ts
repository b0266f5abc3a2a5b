import { DeleteSubmissions, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog, processSequentially } from '@tedarik/service-kit';
import { recordedOf } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Deletes submissions for good, each in its own transaction, so that a refused one does not block the others. */
@Injectable()
export class DeleteSubmissionsHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly submissions: SubmissionRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteSubmissions>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteSubmissions>> {
    return { outcomes: await processSequentially(ids, (id) => this.delete(id, context)) };
  }

  private async delete(id: string, context: RequestContext): Promise<void> {
    const { actor, commandId } = context;
    const request = { ids: [id] };
    const part = { actor, commandId: commandId && `${commandId}/${id}` };
    await this.commandLog.once(DeleteSubmissions, request, part, async (session) => {
      const submission = await this.submissions.get(id, session);
      await this.submissions.remove(session, submission);
      await this.auditTrail.record(session, context, {
        action: 'deleted',
        record: { kind: 'submission', id, name: submission.businessName },
        before: recordedOf(submission),
      });
      return { outcomes: [{ id, outcome: 'done' as const, code: null }] };
    });
  }
}
