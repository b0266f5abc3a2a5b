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

/** Operations of suppliers, who use the link that was mailed to them and need no account. */
export const SupplierQuoteOperations = visitorOperations({
  makeQuoteOffer: mutation(MakeQuoteOffer, Boolean, {
    description: 'Makes or changes an offer; possible until the deadline.',
    input: QuoteOfferInput,
    ...byLink,
  }),
  withdrawQuoteOffer: mutation(WithdrawQuoteOffer, Boolean, {
    description: 'Withdraws the offer; possible until the deadline.',
    ...byLink,
  }),
  declineQuoteRequest: mutation(DeclineQuoteRequest, Boolean, byLink),
  askQuoteQuestion: mutation(AskQuoteQuestion, Boolean, { once: true, ...byLink }),
  stopQuoteMails: mutation(StopQuoteMails, Boolean, {
    description: 'Stops mails with quote requests to this address.',
    ...byLink,
  }),
  resumeQuoteMails: mutation(ResumeQuoteMails, Boolean, {
    description: 'Resumes mails with quote requests to this address.',
    ...byLink,
  }),
});
