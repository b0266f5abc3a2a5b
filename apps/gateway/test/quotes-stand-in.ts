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
import { answeringService, answerTo } from '@tedarik/messaging/testing';
import { DomainError, newId, type RunningService } from '@tedarik/service-kit';

const notFound = (): never => {
  throw new DomainError('quote-request-not-found', 'not-found');
};
const done = () => ({});

/** Accepts every command, knows no request, and notes the tokens of unsubscribed mails. */
export async function quotesStandIn(natsUrl: string, stopped: string[] = []): Promise<RunningService> {
  const reply = { id: newId(), awaitsConfirmation: true, recipients: 1, unreachable: 0 };
  return answeringService({ name: 'quotes', servers: natsUrl }, [
    answerTo(RequestQuotes, () => reply),
    answerTo(GetOwnQuoteRequest, notFound),
    answerTo(GetQuoteInvitation, notFound),
    answerTo(ListOwnQuoteRequests, () => ({ requests: [], total: 0 })),
    answerTo(StopQuoteMails, ({ token }) => {
      stopped.push(token);
      return {};
    }),
    answerTo(ResumeQuoteMails, done),
    answerTo(CountQuotesOfBusiness, ({ days }) => ({ counts: Array.from({ length: days }, () => 1) })),
    answerTo(ConfirmQuoteRequest, done),
    answerTo(AnswerQuoteQuestion, done),
    answerTo(AcceptQuoteOffer, done),
    answerTo(CloseQuoteRequest, done),
    answerTo(MakeQuoteOffer, done),
    answerTo(WithdrawQuoteOffer, done),
    answerTo(DeclineQuoteRequest, done),
    answerTo(AskQuoteQuestion, done),
  ]);
}
