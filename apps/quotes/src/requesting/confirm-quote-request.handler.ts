import type { ConfirmQuoteRequest, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { retryOnDuplicateKey, Database } from '@tedarik/service-kit';
import { BlockedAddressRepository } from '../address/address-list.repository.js';
import { quoteAddressBlocked } from '../quote-request/quote-request.errors.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { SendingOut } from './sending-out.js';

/** Sends a request out after its buyer has followed the link. A request that is already open stays unchanged. */
@Injectable()
export class ConfirmQuoteRequestHandler {
  constructor(
    private readonly database: Database,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly blocked: BlockedAddressRepository,
    private readonly sendingOut: SendingOut,
  ) {}

  /** Only the link proves the mailbox: an account cannot confirm a request that it made with someone else's address. */
  execute({ key }: RequestOf<typeof ConfirmQuoteRequest>): Promise<ReplyOf<typeof ConfirmQuoteRequest>> {
    return retryOnDuplicateKey(() =>
      this.database.transaction(async (session) => {
        const request = await this.quoteRequests.getOfBuyer(key, session);
        if (request.status !== 'unconfirmed') return {};
        if (await this.blocked.has(request.buyerKey, session)) throw quoteAddressBlocked();
        await this.quoteRequests.save(session, await this.sendingOut.open(session, request));
        return {};
      }),
    );
  }
}
