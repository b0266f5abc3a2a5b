import { ObjectType } from '@nestjs/graphql';
import {
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  ListManagedQuoteRequests,
  ManagedQuoteRequest as ManagedContract,
} from '@tedarik/commands';
import { bulk, list, mutation, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A request for quotation without its offers and without its buyer.' })
class ManagedQuoteRequest extends typeOf(ManagedContract, {
  status: 'unconfirmed, open, deciding, accepted or closed',
  closedBecause: 'withdrawn, lapsed or abuse',
  isBuyerBlocked: "Whether the buyer's address may request no more quotes.",
}) {}

export const QuoteOperations = operations('quotes', {
  managedQuoteRequests: list(ListManagedQuoteRequests, ManagedQuoteRequest, { description: 'Newest first.' }),
  closeAbusiveQuoteRequests: bulk(CloseAbusiveQuoteRequests),
  blockQuoteBuyer: mutation(BlockQuoteBuyer, Boolean, {
    description: "Whether the address of the request's buyer may request quotes.",
    answer: () => true,
  }),
});
