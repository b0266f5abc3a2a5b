import { AcceptQuoteOffer, AnswerQuoteQuestion, CloseQuoteRequest, ConfirmQuoteRequest } from '@tedarik/commands';
import { done, mutation } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';

const ofBuyer = { who: 'anyone-named', limit: 'quoteAct', answer: done } as const;

/** What whoever has the link of a request does with it, and the account that it belongs to. */
export const BuyerQuoteOperations = visitorOperations({
  confirmQuoteRequest: mutation(ConfirmQuoteRequest, Boolean, {
    description: 'Sends a request to its suppliers.',
    ...ofBuyer,
    who: 'anyone',
  }),
  answerQuoteQuestion: mutation(AnswerQuoteQuestion, Boolean, { once: true, ...ofBuyer }),
  acceptQuoteOffer: mutation(AcceptQuoteOffer, Boolean, {
    description: 'Takes one offer, and tells both sides how to reach each other.',
    ...ofBuyer,
  }),
  closeQuoteRequest: mutation(CloseQuoteRequest, Boolean, {
    description: 'Ends a request without taking an offer.',
    ...ofBuyer,
  }),
});
