import { CloseAbusiveQuoteRequests, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, oneByOne } from '@tedarik/service-kit';
import { closeQuoteRequest, quoteNumber } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

/** Closes abusive requests for good, each in its own transaction. No mail is sent; both sides see it on their pages. */
@Injectable()
export class CloseAbusiveQuoteRequestsHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof CloseAbusiveQuoteRequests>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof CloseAbusiveQuoteRequests>> {
    return { outcomes: await oneByOne(ids, (id) => this.close(id, context)) };
  }

  private async close(id: string, context: RequestContext): Promise<void> {
    const { actor, commandId } = context;
    const part = { actor, commandId: commandId && `${commandId}/${id}` };
    await this.commandLog.once(CloseAbusiveQuoteRequests, { ids: [id] }, part, async (session) => {
      const before = await this.quoteRequests.get(id, session);
      const after = closeQuoteRequest(before, 'abuse', this.clock.now());
      await this.quoteRequests.save(session, after);
      await this.auditTrail.record(session, context, {
        action: 'closed-as-abuse',
        record: { kind: 'quote-request', id, name: quoteNumber(before) },
        before: { status: before.status },
        after: { status: after.status },
      });
      return { outcomes: [{ id, outcome: 'done' as const, code: null }] };
    });
  }
}
