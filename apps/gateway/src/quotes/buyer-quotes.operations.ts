import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
  RequestQuotes,
} from '@tedarik/commands';
import { done, mutation } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { QuoteReceipt, RequestQuotesInput } from './quote.types.js';

const ofBuyer = { who: 'anyone-named', limit: 'quoteAct', answer: done } as const;

/** A receipt for bots that looks like a real one. */
const receiptOfNothing = (recipients: number): QuoteReceipt => ({
  awaitsConfirmation: true,
  recipients,
  unreachable: 0,
});

/** Operations of buyers: of anyone with the link of a request, or of the account that it belongs to. */
export const BuyerQuoteOperations = visitorOperations({
  requestQuotes: mutation(RequestQuotes, QuoteReceipt, {
    description: 'Creates a quote request. It is sent to the businesses once the buyer has confirmed it.',
    input: RequestQuotesInput,
    who: 'anyone-named',
    limit: 'quoteRequest',
    trapped: { form: 'quote-request', answer: ({ businessIds }) => receiptOfNothing(businessIds.length) },
  }),
  confirmQuoteRequest: mutation(ConfirmQuoteRequest, Boolean, {
    description: 'Confirms a quote request and sends it to its suppliers.',
    ...ofBuyer,
    who: 'anyone',
  }),
  answerQuoteQuestion: mutation(AnswerQuoteQuestion, Boolean, { once: true, ...ofBuyer }),
  acceptQuoteOffer: mutation(AcceptQuoteOffer, Boolean, {
    description: 'Accepts one offer and gives each side the contact details of the other.',
    ...ofBuyer,
  }),
  closeQuoteRequest: mutation(CloseQuoteRequest, Boolean, {
    description: 'Closes a quote request without accepting an offer.',
    ...ofBuyer,
  }),
});
