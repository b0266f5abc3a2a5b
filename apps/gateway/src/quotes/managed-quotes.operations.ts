import { ObjectType } from '@nestjs/graphql';
import {
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  ListManagedQuoteRequests,
  ManagedQuoteRequest as ManagedContract,
} from '@tedarik/commands';
import { bulk, list, mutation, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A quote request without its offers and its buyer.' })
class ManagedQuoteRequest extends typeOf(ManagedContract, {
  status: 'Status: unconfirmed, open, deciding, accepted or closed.',
  closedBecause:
    'Why it was closed: withdrawn (by the buyer), lapsed (the buyer never decided) or abuse (by the back office); null unless closed.',
  isBuyerBlocked: 'Whether the e-mail address of the buyer is blocked from requesting quotes.',
}) {}

export const QuoteOperations = operations('quotes', {
  managedQuoteRequests: list(ListManagedQuoteRequests, ManagedQuoteRequest, {
    description: 'Quote requests, newest first.',
  }),
  closeAbusiveQuoteRequests: bulk(CloseAbusiveQuoteRequests),
  blockQuoteBuyer: mutation(BlockQuoteBuyer, Boolean, {
    description: 'Blocks or unblocks the e-mail address of the buyer from requesting quotes.',
    answer: () => true,
  }),
});
