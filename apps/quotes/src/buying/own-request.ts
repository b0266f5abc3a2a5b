import type { RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { QuoteRequest } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Finds a request by the buyer's key: a link token works for everyone who has it, an id only for the account that owns the request. */
@Injectable()
export class OwnRequest {
  constructor(private readonly quoteRequests: QuoteRequestRepository) {}

  get(key: string, { actor }: RequestContext, session?: ClientSession): Promise<QuoteRequest> {
    if (!ID.test(key)) return this.quoteRequests.getOfBuyer(key, session);
    return this.quoteRequests.getOfAccount(key, actor?.kind === 'account' ? actor.id : 'nobody', session);
  }
}
