import {
  AskQuoteQuestion,
  DeclineQuoteRequest,
  MakeQuoteOffer,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type ResumeQuoteMails,
  type StopQuoteMails,
  WithdrawQuoteOffer,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { retryOnDuplicateKey, Clock, CommandLog, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { StoppedAddressRepository } from '../address/address-list.repository.js';
import { mailboxKey } from '../address/mailbox-key.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import { askQuestion, declineQuoteRequest, makeOffer, withdrawOffer } from '../quote-request/offers.js';
import { type QuoteRequest, withRecipient } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';

type Change = (
  session: ClientSession,
  request: QuoteRequest,
  recipientId: string,
) => Promise<QuoteRequest> | QuoteRequest;

/** Actions of a supplier on a request, by the link that it received. */
@Injectable()
export class SupplierActs {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly stopped: StoppedAddressRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
  ) {}

  /** Makes or changes an offer. The buyer gets a mail about a supplier's first offer only, and only if offers are not sealed. */
  offer(command: RequestOf<typeof MakeQuoteOffer>, context: RequestContext): Promise<ReplyOf<typeof MakeQuoteOffer>> {
    const { token: _, ...price } = command;
    return this.act(MakeQuoteOffer, command, context, async (session, request, recipientId) => {
      const offered = makeOffer(request, recipientId, price, this.clock.now());
      const isTold = request.recipients.find(({ id }) => id === recipientId)?.isBuyerTold;
      if (request.isSealed || isTold) return offered;
      const told = withRecipient(offered, recipientId, () => ({ isBuyerTold: true }));
      return this.mails.toBuyer(session, told, (to) => this.letters.offerCame(to, told));
    });
  }

  withdraw(
    command: RequestOf<typeof WithdrawQuoteOffer>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof WithdrawQuoteOffer>> {
    return this.act(WithdrawQuoteOffer, command, context, (_session, request, recipientId) =>
      withdrawOffer(request, recipientId, this.clock.now()),
    );
  }

  decline(
    command: RequestOf<typeof DeclineQuoteRequest>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeclineQuoteRequest>> {
    return this.act(DeclineQuoteRequest, command, context, (_session, request, recipientId) =>
      declineQuoteRequest(request, recipientId, this.clock.now()),
    );
  }

  question(
    command: RequestOf<typeof AskQuoteQuestion>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof AskQuoteQuestion>> {
    return this.act(AskQuoteQuestion, command, context, async (session, request, recipientId) => {
      const changed = askQuestion(request, recipientId, command.question, this.clock.now());
      return this.mails.toBuyer(session, changed, (to) => this.letters.questionCame(to, changed));
    });
  }

  /** Stops mails about all requests of all buyers, even after this request has ended. */
  stop({ token }: RequestOf<typeof StopQuoteMails>): Promise<ReplyOf<typeof StopQuoteMails>> {
    return this.changeMailbox(token, (session, key) => this.stopped.add(session, key));
  }

  /** Works with any valid link, not only the one by which mails were stopped. */
  resume({ token }: RequestOf<typeof ResumeQuoteMails>): Promise<ReplyOf<typeof ResumeQuoteMails>> {
    return this.changeMailbox(token, (session, key) => this.stopped.remove(session, key));
  }

  private changeMailbox(
    token: string,
    change: (session: ClientSession, key: string) => Promise<void>,
  ): Promise<Record<string, never>> {
    return retryOnDuplicateKey(() =>
      this.database.transaction(async (session) => {
        const { request, recipientId } = await this.quoteRequests.getOfSupplier(token, session);
        const { email } = request.recipients.find(({ id }) => id === recipientId)!;
        if (email !== null) await change(session, mailboxKey(email));
        return {};
      }),
    );
  }

  private act<Command extends { token: string }>(
    contract: Parameters<CommandLog['once']>[0],
    command: Command,
    context: RequestContext,
    change: Change,
  ): Promise<Record<string, never>> {
    return this.commandLog.once(contract, command, context, async (session) => {
      const { request, recipientId } = await this.quoteRequests.getOfSupplier(command.token, session);
      await this.quoteRequests.save(session, await change(session, request, recipientId));
      return {};
    });
  }
}
