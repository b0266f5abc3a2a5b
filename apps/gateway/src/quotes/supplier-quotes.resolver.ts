import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  AskQuoteQuestion,
  DeclineQuoteRequest,
  GetQuoteInvitation,
  MakeQuoteOffer,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { RateLimits } from '../limits/rate-limits.js';
import { PageReads } from '../page-cache/page-reads.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { nullIfNotFound } from './null-if-not-found.js';
import { QuoteInvitation, QuoteOfferInput } from './quote.types.js';

/** Operations of suppliers by the link in their mail; no account is needed. */
@Resolver(() => QuoteInvitation)
export class SupplierQuotesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => QuoteInvitation, {
    nullable: true,
    description: 'A quote request for one of its suppliers, by the token of a mailed link.',
  })
  async quoteInvitation(
    @Args('token', { type: () => String }) token: string,
    @Context('reads') reads: PageReads,
  ): Promise<QuoteInvitation | null> {
    reads.isPrivate = true;
    return nullIfNotFound(this.requests.send(GetQuoteInvitation, { token }));
  }

  @Mutation(() => Boolean, { description: 'Makes or changes an offer; possible until the deadline.' })
  async makeQuoteOffer(
    @Args('input', { type: () => QuoteOfferInput }) { commandId, ...input }: QuoteOfferInput,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    const { token, unitPrice = null, total = null, deliveryDays = null, validUntil = null, note = null } = input;
    const offer = { token, unitPrice, total, deliveryDays, validUntil, note };
    await this.requests.send(MakeQuoteOffer, offer, { commandId });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Withdraws the offer; possible until the deadline.' })
  async withdrawQuoteOffer(
    @Args('token', { type: () => String }) token: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(WithdrawQuoteOffer, { token });
    return true;
  }

  @Mutation(() => Boolean)
  async declineQuoteRequest(
    @Args('token', { type: () => String }) token: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(DeclineQuoteRequest, { token });
    return true;
  }

  @Mutation(() => Boolean)
  async askQuoteQuestion(
    @Args('token', { type: () => String }) token: string,
    @Args('question', { type: () => String }) question: string,
    @Args('commandId', { type: () => ID }) commandId: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(AskQuoteQuestion, { token, question }, { commandId });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Stops mails with quote requests to this address.' })
  async stopQuoteMails(
    @Args('token', { type: () => String }) token: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(StopQuoteMails, { token });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Resumes mails with quote requests to this address.' })
  async resumeQuoteMails(
    @Args('token', { type: () => String }) token: string,
    @Context('client') client: ClientFacts,
  ): Promise<boolean> {
    await this.limits.take('quoteAct', client.address);
    await this.requests.send(ResumeQuoteMails, { token });
    return true;
  }
}
