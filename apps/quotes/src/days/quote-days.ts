import type { CountQuotesOfBusiness, GetQuoteDays, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { daysUntil } from '@tedarik/turkish';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

/** Number of requests per day. Counted from the stored requests, so those erased with their account are no longer included. */
@Injectable()
export class QuoteDays {
  constructor(private readonly quoteRequests: QuoteRequestRepository) {}

  async ofAll({ until, days }: RequestOf<typeof GetQuoteDays>): Promise<ReplyOf<typeof GetQuoteDays>> {
    return { counts: await this.quoteRequests.countByDay(daysUntil(until, days)) };
  }

  async ofBusiness({
    businessId,
    until,
    days,
  }: RequestOf<typeof CountQuotesOfBusiness>): Promise<ReplyOf<typeof CountQuotesOfBusiness>> {
    return { counts: await this.quoteRequests.countByDay(daysUntil(until, days), businessId) };
  }
}
