import type { ListManagedQuoteRequests, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { BlockedAddressRepository } from '../address/address-list.repository.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { managedQuoteRequestView } from '../quote-request/views.js';

/** Requests for the back office. */
@Injectable()
export class ManagedQuoteRequestsQuery {
  constructor(
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly blocked: BlockedAddressRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
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
}
