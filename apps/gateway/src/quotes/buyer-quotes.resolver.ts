import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
  GetOwnQuoteRequest,
  ListOwnQuoteRequests,
  type RequestContext,
  RequestQuotes,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { pageOf } from '../limits/arguments.js';
import { FormTraps } from '../limits/form-trap.js';
import { RateLimits } from '../limits/rate-limits.js';
import { PageReads } from '../page-cache/page-reads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type ClientFacts, type Requesting, signedIn } from '../visitors/visitor.js';
import { QuoteReceipt, QuoteRequest, QuoteRequestList, RequestQuotesInput } from './quote.types.js';
import { nullIfNotFound } from './null-if-not-found.js';

/** Operations of buyers: of anyone with the link of a request, or of the account that it belongs to. */
@Resolver(() => QuoteRequest)
export class BuyerQuotesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly traps: FormTraps,
  ) {}

  @Query(() => QuoteRequest, {
    nullable: true,
    description:
      'A quote request of a buyer, by the token of a mailed link, or by its id for the account that it belongs to.',
  })
  async quoteRequest(
    @Args('key', { type: () => String }) key: string,
    @Context('reads') reads: PageReads,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteRequest | null> {
    reads.isPrivate = true;
    return nullIfNotFound(this.requests.send(GetOwnQuoteRequest, { key }, by(visitor)));
  }

  @Query(() => QuoteRequestList, { description: "Quote requests of the visitor's account, newest first, 20 per page." })
  async myQuoteRequests(
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteRequestList> {
    const actor = visitorActor(signedIn(visitor));
    const { requests, total } = await this.requests.send(ListOwnQuoteRequests, { page: pageOf(page) }, { actor });
    return { items: requests, total };
  }

  @Mutation(() => QuoteReceipt, {
    description: 'Creates a quote request. It is sent to the businesses once the buyer has confirmed it.',
  })
  async requestQuotes(
    @Args('input', { type: () => RequestQuotesInput }) { trap, commandId, ...form }: RequestQuotesInput,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<QuoteReceipt> {
    if (this.traps.pass('quote-request', trap) === 'bot') return receiptOfNothing(form.businessIds.length);
    await this.limits.take('quoteRequest', client.address);
    const { borough = null, note = null, phone = null } = form;
    return this.requests.send(RequestQuotes, { ...form, borough, note, phone }, { ...by(visitor), commandId });
  }

  @Mutation(() => Boolean, { description: 'Confirms a quote request and sends it to its suppliers.' })
  async confirmQuoteRequest(
    @Args('key', { type: () => String }) key: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(ConfirmQuoteRequest, { key });
    return true;
  }

  @Mutation(() => Boolean)
  async answerQuoteQuestion(
    @Args('key', { type: () => String }) key: string,
    @Args('questionId', { type: () => ID }) questionId: string,
    @Args('answer', { type: () => String }) answer: string,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(AnswerQuoteQuestion, { key, questionId, answer }, { ...by(visitor), commandId });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Accepts one offer and gives each side the contact details of the other.' })
  async acceptQuoteOffer(
    @Args('key', { type: () => String }) key: string,
    @Args('offerId', { type: () => ID }) offerId: string,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(AcceptQuoteOffer, { key, offerId }, by(visitor));
    return true;
  }

  @Mutation(() => Boolean, { description: 'Closes a quote request without accepting an offer.' })
  async closeQuoteRequest(
    @Args('key', { type: () => String }) key: string,
    @Context('client') client: ClientFacts,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(CloseQuoteRequest, { key }, by(visitor));
    return true;
  }
}

/** The actor if the visitor is signed in. A link works without an account. */
const by = (visitor: Requesting): Pick<RequestContext, 'actor'> =>
  visitor && visitor !== 'unknown' ? { actor: visitorActor(visitor) } : {};

/** A receipt for bots that looks like a real one. */
const receiptOfNothing = (recipients: number): QuoteReceipt => ({
  awaitsConfirmation: true,
  recipients,
  unreachable: 0,
});
