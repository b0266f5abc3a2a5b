import {
  AskQuoteQuestion,
  DeclineQuoteRequest,
  MakeQuoteOffer,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { done, mutation } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { QuoteOfferInput } from './quote.types.js';

const byLink = { who: 'anyone', limit: 'quoteAct', answer: done } as const;

/** What suppliers do by the link that was mailed to them; nobody needs an account for it. */
export const SupplierQuoteOperations = visitorOperations({
  makeQuoteOffer: mutation(MakeQuoteOffer, Boolean, {
    description: 'Makes an offer, or changes it, until the deadline.',
    input: QuoteOfferInput,
    ...byLink,
  }),
  withdrawQuoteOffer: mutation(WithdrawQuoteOffer, Boolean, {
    description: 'Takes the offer back, until the deadline.',
    ...byLink,
  }),
  declineQuoteRequest: mutation(DeclineQuoteRequest, Boolean, byLink),
  askQuoteQuestion: mutation(AskQuoteQuestion, Boolean, { once: true, ...byLink }),
  stopQuoteMails: mutation(StopQuoteMails, Boolean, {
    description: 'No request is sent to this address any more.',
    ...byLink,
  }),
  resumeQuoteMails: mutation(ResumeQuoteMails, Boolean, {
    description: 'Requests may be sent to this address again.',
    ...byLink,
  }),
});
