import {
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  type ListManagedQuoteRequests,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, processSequentially } from '@tedarik/service-kit';
import { BlockedAddressRepository } from '../address/address-list.repository.js';
import { closeQuoteRequest, quoteNumber } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { managedQuoteRequestView } from '../quote-request/views.js';

/** The back office's list of quote requests, and its actions on them. */
@Injectable()
export class ManagedQuotes {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly blocked: BlockedAddressRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async list({
    status,
    ...page
  }: RequestOf<typeof ListManagedQuoteRequests>): Promise<ReplyOf<typeof ListManagedQuoteRequests>> {
    const now = this.clock.now();
    const { requests, total } = await this.quoteRequests.listAll(status, now, page);
    const blocked = await this.blocked.among(requests.map(({ buyerKey }) => buyerKey));
    return {
      requests: requests.map((request) => managedQuoteRequestView(request, blocked.has(request.buyerKey), now)),
      total,
    };
  }

  /** Closes requests permanently, each in its own transaction. No mails are sent: both sides see it on their pages. */
  async closeAll(
    { ids }: RequestOf<typeof CloseAbusiveQuoteRequests>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof CloseAbusiveQuoteRequests>> {
    return { outcomes: await processSequentially(ids, (id) => this.close(id, context)) };
  }

  /** Blocks or unblocks the mailbox of a request's buyer. The administrator does not see the address. */
  block(request: RequestOf<typeof BlockQuoteBuyer>, context: RequestContext): Promise<ReplyOf<typeof BlockQuoteBuyer>> {
    const { id, isBlocked } = request;
    return this.commandLog.once(BlockQuoteBuyer, request, context, async (session) => {
      const found = await this.quoteRequests.get(id, session);
      const wasBlocked = await this.blocked.has(found.buyerKey, session);
      if (isBlocked) await this.blocked.add(session, found.buyerKey);
      else await this.blocked.remove(session, found.buyerKey);
      await this.auditTrail.record(session, context, {
        action: isBlocked ? 'buyer-blocked' : 'buyer-unblocked',
        record: { kind: 'quote-request', id, name: quoteNumber(found) },
        before: { isBuyerBlocked: wasBlocked },
        after: { isBuyerBlocked: isBlocked },
      });
      return {};
    });
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
