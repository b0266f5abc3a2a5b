import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  AskQuoteQuestion,
  CloseQuoteRequest,
  ConfirmQuoteRequest,
  CountQuotesOfBusiness,
  DeclineQuoteRequest,
  GetOwnQuoteRequest,
  GetQuoteInvitation,
  ListOwnQuoteRequests,
  MakeQuoteOffer,
  RequestQuotes,
  ResumeQuoteMails,
  StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';

const notFound = (): never => {
  throw new DomainError('quote-request-not-found', 'not-found');
};
const done = () => ({});

/** Accepts every command, knows no request, and notes the tokens of unsubscribed mails. */
export async function quotesStandIn(natsUrl: string, stopped: string[] = []): Promise<RunningService> {
  const reply = { id: newId(), awaitsConfirmation: true, recipients: 1, unreachable: 0 };
  return startStubService({ name: 'quotes', servers: natsUrl }, [
    stubRequest(RequestQuotes, () => reply),
    stubRequest(GetOwnQuoteRequest, notFound),
    stubRequest(GetQuoteInvitation, notFound),
    stubRequest(ListOwnQuoteRequests, () => ({ requests: [], total: 0 })),
    stubRequest(StopQuoteMails, ({ token }) => {
      stopped.push(token);
      return {};
    }),
    stubRequest(ResumeQuoteMails, done),
    stubRequest(CountQuotesOfBusiness, ({ days }) => ({ counts: Array.from({ length: days }, () => 1) })),
    stubRequest(ConfirmQuoteRequest, done),
    stubRequest(AnswerQuoteQuestion, done),
    stubRequest(AcceptQuoteOffer, done),
    stubRequest(CloseQuoteRequest, done),
    stubRequest(MakeQuoteOffer, done),
    stubRequest(WithdrawQuoteOffer, done),
    stubRequest(DeclineQuoteRequest, done),
    stubRequest(AskQuoteQuestion, done),
  ]);
}
