import type { RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { QuoteRequest } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The request that a buyer's key opens: a link to everybody who has it, an id only to its own account. */
@Injectable()
export class OwnRequest {
  constructor(private readonly quoteRequests: QuoteRequestRepository) {}

  get(key: string, { actor }: RequestContext, session?: ClientSession): Promise<QuoteRequest> {
    if (!ID.test(key)) return this.quoteRequests.getOfBuyer(key, session);
    return this.quoteRequests.getOfAccount(key, actor?.kind === 'account' ? actor.id : 'nobody', session);
  }
}
