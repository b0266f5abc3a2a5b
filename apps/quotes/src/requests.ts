import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  AskQuoteQuestion,
  BlockQuoteBuyer,
  CloseAbusiveQuoteRequests,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
  CountQuotesOfBusiness,
  DeclineQuoteRequest,
  GetOwnQuoteRequest,
  GetQuoteDays,
  GetQuoteInvitation,
  ListManagedQuoteRequests,
  ListOwnQuoteRequests,
  MakeQuoteOffer,
  RequestQuotes,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { ConfirmQuoteRequestHandler } from './requesting/confirm-quote-request.handler.js';
import { RequestQuotesHandler } from './requesting/request-quotes.handler.js';
import { BuyerActs } from './buying/buyer-acts.js';
import { OwnQuoteRequestsQuery } from './buying/own-quote-requests.js';
import { QuoteDays } from './days/quote-days.js';
import { ManagedQuotes } from './moderation/managed-quotes.js';
import { QuoteInvitationQuery } from './offering/quote-invitation.query.js';
import { SupplierActs } from './offering/supplier-acts.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(RequestQuotes, RequestQuotesHandler),
  handledBy(ConfirmQuoteRequest, ConfirmQuoteRequestHandler),
  handledBy(GetOwnQuoteRequest, OwnQuoteRequestsQuery, 'get'),
  handledBy(ListOwnQuoteRequests, OwnQuoteRequestsQuery, 'list'),
  handledBy(AnswerQuoteQuestion, BuyerActs, 'answer'),
  handledBy(AcceptQuoteOffer, BuyerActs, 'accept'),
  handledBy(CloseQuoteRequest, BuyerActs, 'close'),
  handledBy(GetQuoteInvitation, QuoteInvitationQuery),
  handledBy(MakeQuoteOffer, SupplierActs, 'offer'),
  handledBy(WithdrawQuoteOffer, SupplierActs, 'withdraw'),
  handledBy(DeclineQuoteRequest, SupplierActs, 'decline'),
  handledBy(AskQuoteQuestion, SupplierActs, 'question'),
  handledBy(StopQuoteMails, SupplierActs, 'stop'),
  handledBy(ResumeQuoteMails, SupplierActs, 'resume'),
  handledBy(ListManagedQuoteRequests, ManagedQuotes, 'list'),
  handledBy(CloseAbusiveQuoteRequests, ManagedQuotes, 'closeAll'),
  handledBy(BlockQuoteBuyer, ManagedQuotes, 'block'),
  handledBy(GetQuoteDays, QuoteDays, 'ofAll'),
  handledBy(CountQuotesOfBusiness, QuoteDays, 'ofBusiness'),
];

/** All requests that the quotes service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('quotes'), resendRequest('quotes')];
