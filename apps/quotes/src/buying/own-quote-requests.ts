import type { GetOwnQuoteRequest, ListOwnQuoteRequests, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@tedarik/service-kit';
import { offersOf } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { ownQuoteRequestView, subjectView } from '../quote-request/views.js';
import { OwnRequest } from './own-request.js';

const PAGE_SIZE = 20;

/** The requests of a buyer. */
@Injectable()
export class OwnQuoteRequestsQuery {
  constructor(
    private readonly ownRequest: OwnRequest,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly clock: Clock,
  ) {}

  async get(
    { key }: RequestOf<typeof GetOwnQuoteRequest>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof GetOwnQuoteRequest>> {
    return ownQuoteRequestView(await this.ownRequest.get(key, context), this.clock.now());
  }

  async list(
    { page }: RequestOf<typeof ListOwnQuoteRequests>,
    { actor }: RequestContext,
  ): Promise<ReplyOf<typeof ListOwnQuoteRequests>> {
    if (actor?.kind !== 'account') throw new DomainError('sign-in-required', 'unauthenticated');
    const { requests, total } = await this.quoteRequests.listOfAccount(actor.id, { page, pageSize: PAGE_SIZE });
    const now = this.clock.now();
    return {
      requests: requests.map((request) => ({
        ...subjectView(request, now),
        recipientCount: request.recipients.length,
        offerCount: offersOf(request).length,
      })),
      total,
    };
  }
}
