import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { GetQuoteInvitation } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { PageReads } from '../page-cache/page-reads.js';
import { nullIfNotFound } from './null-if-not-found.js';
import { QuoteInvitation } from './quote.types.js';

/** A request for quotation, for anyone with the link that was mailed to a supplier. */
@Resolver(() => QuoteInvitation)
export class QuoteInvitationResolver {
  constructor(private readonly requests: RequestClient) {}

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
}
