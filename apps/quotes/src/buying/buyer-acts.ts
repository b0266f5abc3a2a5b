import {
  AcceptQuoteOffer,
  AnswerQuoteQuestion,
  CloseQuoteRequest,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import { acceptOffer, answerQuestion } from '../quote-request/offers.js';
import { closeQuoteRequest, offersOf, type QuoteRequest } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { OwnRequest } from './own-request.js';

/** Actions of a buyer on their own request. */
@Injectable()
export class BuyerActs {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly ownRequest: OwnRequest,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
  ) {}

  /** Answers a question. All suppliers can read the answer; only the one who asked gets a mail. */
  answer(
    command: RequestOf<typeof AnswerQuoteQuestion>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof AnswerQuoteQuestion>> {
    return this.act(AnswerQuoteQuestion, command, context, async (session, request) => {
      const { recipientId, answer } = request.questions.find(({ id }) => id === command.questionId) ?? {};
      const answered = answerQuestion(request, command.questionId, command.answer);
      // The correction of an answer is not mailed again.
      if (!recipientId || answer !== null) return answered;
      return this.mails.toSuppliers(session, answered, [recipientId], (to) =>
        this.letters.questionAnswered(to, answered),
      );
    });
  }

  /**
   * Accepts an offer. Sends both sides the contact data of the other, and tells the other suppliers with offers that they need not wait.
   */
  accept(
    command: RequestOf<typeof AcceptQuoteOffer>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof AcceptQuoteOffer>> {
    const { offerId } = command;
    return this.act(AcceptQuoteOffer, command, context, async (session, request) => {
      if (request.acceptedId === offerId) return request;
      const accepted = acceptOffer(request, offerId, this.clock.now());
      const supplier = accepted.recipients.find(({ id }) => id === offerId)!;
      const told = await this.mails.toSuppliers(session, accepted, [offerId], (to) =>
        this.letters.offerAccepted(to, accepted, supplier),
      );
      const toldToBoth = await this.mails.toBuyer(session, told, (to) =>
        this.letters.acceptedBuyer(to, accepted, supplier),
      );
      return this.tellOthers(session, toldToBoth);
    });
  }

  close(
    command: RequestOf<typeof CloseQuoteRequest>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof CloseQuoteRequest>> {
    return this.act(CloseQuoteRequest, command, context, async (session, request) => {
      if (request.closedBecause === 'withdrawn') return request;
      return this.tellOthers(session, closeQuoteRequest(request, 'withdrawn', this.clock.now()));
    });
  }

  private tellOthers(session: ClientSession, request: QuoteRequest): Promise<QuoteRequest> {
    const others = offersOf(request).flatMap(({ id }) => (id === request.acceptedId ? [] : id));
    return this.mails.toSuppliers(session, request, others, (to) => this.letters.offerNotTaken(to, request));
  }

  private act<Command extends { key: string }>(
    contract: Parameters<CommandLog['once']>[0],
    command: Command,
    context: RequestContext,
    change: (session: ClientSession, request: QuoteRequest) => Promise<QuoteRequest>,
  ): Promise<Record<string, never>> {
    return this.commandLog.once(contract, command, context, async (session) => {
      const request = await this.ownRequest.get(command.key, context, session);
      await this.quoteRequests.save(session, await change(session, request));
      return {};
    });
  }
}
