import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { GetOwnQuoteRequest, ListOwnQuoteRequests, RequestQuotes } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { namedIfKnown } from '../graphql/visitor-operations.js';
import { pageOf } from '../limits/arguments.js';
import { FormTraps } from '../limits/form-trap.js';
import { RateLimits } from '../limits/rate-limits.js';
import { PageReads } from '../page-cache/page-reads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type ClientFacts, type Requesting, signedIn } from '../visitors/visitor.js';
import { QuoteReceipt, QuoteRequest, QuoteRequestList, RequestQuotesInput } from './quote.types.js';
import { nullIfNotFound } from './null-if-not-found.js';

/** What buyers request and see: whoever has the link of a request, and the account that it belongs to. */
@Resolver(() => QuoteRequest)
export class BuyerQuotesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
  ) {}

  @Query(() => QuoteRequest, {
    nullable: true,
    description: 'By the token of a mailed link, or by its id for the account that it belongs to.',
  })
  async quoteRequest(
    @Args('key', { type: () => String }) key: string,
    @Context('reads') reads: PageReads,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteRequest | null> {
    reads.isPrivate = true;
    return nullIfNotFound(this.requests.send(GetOwnQuoteRequest, { key }, namedIfKnown(visitor)));
  }

  @Query(() => QuoteRequestList, { description: 'Those of the account, newest first, 20 to a page.' })
  async myQuoteRequests(
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteRequestList> {
    const actor = visitorActor(signedIn(visitor));
    const { requests, total } = await this.requests.send(ListOwnQuoteRequests, { page: pageOf(page) }, { actor });
    return { items: requests, total };
  }

  @Mutation(() => QuoteReceipt, { description: 'Requests quotes from businesses, once the buyer has confirmed it.' })
  async requestQuotes(
    @Args('input', { type: () => RequestQuotesInput }) { trap, commandId, ...form }: RequestQuotesInput,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteReceipt> {
    if (this.traps.pass('quote-request', trap) === 'bot') return receiptOfNothing(form.businessIds.length);
    await this.limits.take('quoteRequest', client.address);
    const { borough = null, note = null, phone = null } = form;
    return this.requests.send(
      RequestQuotes,
      { ...form, borough, note, phone },
      { ...namedIfKnown(visitor), commandId },
    );
  }
}

/** A program cannot tell it from a real one. */
const receiptOfNothing = (recipients: number): QuoteReceipt => ({
  awaitsConfirmation: true,
  recipients,
  unreachable: 0,
});
