import {
  DecideSubmission,
  type RequestContext,
  type DecisionMail,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable, Optional } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { DecisionLetters } from './decision-letters.js';
import { decide, recordedOf, submissionView, type Submission } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

type Request = RequestOf<typeof DecideSubmission>;

/** Approves or rejects a submission. The sender is mailed in the same transaction, at most once for each kind of decision. */
@Injectable()
export class DecideSubmissionHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly submissions: SubmissionRepository,
    private readonly letters: DecisionLetters,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof DecideSubmission>> {
    return this.commandLog.once(DecideSubmission, request, context, async (session) => {
      const before = await this.submissions.get(request.id, session);
      const mail = this.mailFor(before, request);
      const after = decide(before, { ...request, isMailed: mail === 'mailed' }, this.clock.now());
      await this.submissions.save(session, after);
      if (mail === 'mailed') await this.write(session, after);
      await this.auditTrail.record(session, context, {
        action: request.decision,
        record: { kind: 'submission', id: after.id, name: after.businessName },
        before: recordedOf(before),
        after: recordedOf(after),
      });
      return { submission: submissionView(after), mail };
    });
  }

  private mailFor({ mailedDecisions }: Submission, { decision, mailSender }: Request): DecisionMail {
    if (!mailSender) return 'kept';
    if (mailedDecisions.includes(decision)) return 'already-mailed';
    return this.mails ? 'mailed' : 'no-mailer';
  }

  private async write(session: ClientSession, submission: Submission): Promise<void> {
    await this.mails?.append(session, this.letters.of(submission));
  }
}
