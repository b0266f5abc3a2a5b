import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { GetOwnQuoteRequest, ListOwnQuoteRequests } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { namedIfKnown } from '../graphql/visitor-operations.js';
import { pageOf } from '../limits/arguments.js';
import { PageReads } from '../page-cache/page-reads.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn } from '../visitors/visitor.js';
import { QuoteRequest, QuoteRequestList } from './quote.types.js';
import { nullIfNotFound } from './null-if-not-found.js';

/** Queries of buyers: of anyone with the link of a request, or of the account that it belongs to. */
@Resolver(() => QuoteRequest)
export class BuyerQuotesResolver {
  constructor(private readonly requests: RequestClient) {}

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
    return nullIfNotFound(this.requests.send(GetOwnQuoteRequest, { key }, namedIfKnown(visitor)));
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
}
