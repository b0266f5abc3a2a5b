import { SubmitBusiness, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable, Optional } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { ReceiptLetters } from './receipt-letters.js';
import { applicationNumber, submit } from './submission.js';
import { SubmissionRepository } from './submission.repository.js';

/** Stores a submission until the back office decides about it. The sender gets a reference number, which a mail repeats. */
@Injectable()
export class SubmitBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly submissions: SubmissionRepository,
    private readonly letters: ReceiptLetters,
    private readonly clock: Clock,
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {}

  execute(request: RequestOf<typeof SubmitBusiness>, context: RequestContext): Promise<ReplyOf<typeof SubmitBusiness>> {
    const { mailsReceipt, ...form } = request;
    const submission = submit(form, newId(), this.clock.now());
    const mails = mailsReceipt ? this.mails : undefined;
    return this.commandLog.once(SubmitBusiness, request, context, async (session) => {
      await this.submissions.add(session, submission);
      await mails?.append(session, this.letters.of(submission));
      return { id: submission.id, number: applicationNumber(submission.id), isMailed: mails !== undefined };
    });
  }
}
