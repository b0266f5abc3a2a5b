import { BlockQuoteBuyer, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { BlockedAddressRepository } from '../address/address-list.repository.js';
import { quoteNumber } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

/** Blocks or unblocks the mailbox of a request's buyer, without showing the address to anyone. */
@Injectable()
export class BlockQuoteBuyerHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly blocked: BlockedAddressRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  execute(
    request: RequestOf<typeof BlockQuoteBuyer>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof BlockQuoteBuyer>> {
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
}
