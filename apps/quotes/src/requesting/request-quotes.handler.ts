import {
  GetVisitor,
  ListBusinessesByIds,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  RequestQuotes,
} from '@tedarik/commands';
import { Injectable, Logger } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { emailKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { BlockedAddressRepository, StoppedAddressRepository } from '../address/address-list.repository.js';
import { DailyCountRepository } from '../address/daily-count.repository.js';
import { mailboxKey } from '../address/mailbox-key.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import { checkQuoteForm } from '../quote-request/quote-form.js';
import { quoteAddressBlocked, quoteRecipientsUnreachable } from '../quote-request/quote-request.errors.js';
import type { QuoteRequest, Recipient } from '../quote-request/quote-request.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { BuyerAccounts } from './buyer-accounts.js';
import { SendingOut } from './sending-out.js';

type Request = RequestOf<typeof RequestQuotes>;

/** Limits per mailbox and per account, per day. */
const MOST_A_DAY = { mailbox: 5, account: 10 };

/** Stores a request until its buyer confirms it; a request from the account's own verified address is sent out at once. */
@Injectable()
export class RequestQuotesHandler {
  private readonly log = new Logger(RequestQuotesHandler.name);

  constructor(
    private readonly commandLog: CommandLog,
    private readonly requests: RequestClient,
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly accounts: BuyerAccounts,
    private readonly blocked: BlockedAddressRepository,
    private readonly stopped: StoppedAddressRepository,
    private readonly counts: DailyCountRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
    private readonly sendingOut: SendingOut,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof RequestQuotes>> {
    this.mails.assertSending();
    const { buyer, ...said } = checkQuoteForm(request);
    const accountId = context.actor?.kind === 'account' ? context.actor.id : null;
    const [recipients, isProven] = await Promise.all([
      this.recipientsOf(request.businessIds, context),
      accountId !== null && this.isOwnAddress(buyer.email, context),
    ]);
    const reachable = recipients.filter(({ email }) => email !== null);
    if (reachable.length === 0) throw quoteRecipientsUnreachable();
    const requested: QuoteRequest = {
      id: newId(),
      ...said,
      buyer: { ...buyer, accountId },
      buyerKey: mailboxKey(buyer.email),
      status: 'unconfirmed',
      closedBecause: null,
      createdAt: this.clock.now(),
      ...{ confirmedAt: null, deadlineAt: null, dueAt: null, settledAt: null, acceptedId: null },
      tokenHashes: [],
      recipients,
      questions: [],
    };
    return this.commandLog.once(RequestQuotes, request, context, async (session) => {
      if (accountId !== null) await this.accounts.lock(session, accountId);
      await this.assertAllowed(session, requested, isProven);
      await this.quoteRequests.add(session, await this.begin(session, requested, isProven));
      return {
        id: requested.id,
        awaitsConfirmation: !isProven,
        recipients: reachable.length,
        unreachable: new Set(request.businessIds).size - reachable.length,
      };
    });
  }

  private begin(session: ClientSession, requested: QuoteRequest, isProven: boolean): Promise<QuoteRequest> {
    return isProven
      ? this.sendingOut.open(session, requested)
      : this.mails.toBuyer(session, requested, (to) => this.letters.confirm(to));
  }

  private async assertAllowed(
    session: ClientSession,
    { buyerKey, buyer: { accountId } }: QuoteRequest,
    isProven: boolean,
  ): Promise<void> {
    if (await this.blocked.has(buyerKey, session)) throw quoteAddressBlocked();
    // Counted separately, so that strangers who type this address do not use up its owner's limit.
    await this.counts.take(session, `${isProven ? 'proven-mailbox' : 'mailbox'} ${buyerKey}`, MOST_A_DAY.mailbox);
    if (accountId !== null) await this.counts.take(session, `account ${accountId}`, MOST_A_DAY.account);
  }

  /** The public ones among the businesses, each with its address if mails to it are allowed. */
  private async recipientsOf(ids: readonly string[], { deadlineAt }: RequestContext): Promise<Recipient[]> {
    const { businesses } = await this.requests.send(ListBusinessesByIds, { ids: [...new Set(ids)] }, { deadlineAt });
    const unlike = [...new Map(businesses.map((business) => [business.id, business])).values()];
    const stopped = await this.stopped.among(unlike.flatMap(({ email }) => (email ? [mailboxKey(email)] : [])));
    return unlike.map(({ id: businessId, name: businessName, slug: businessSlug, email, phone }) => {
      const isReachable = email && !stopped.has(mailboxKey(email));
      return {
        id: newId(),
        ...{ businessId, businessName, businessSlug, phone },
        email: isReachable ? email : null,
        state: isReachable ? 'waiting' : 'unreachable',
        tokenHashes: [],
        ...{ offer: null, isBuyerTold: false },
      };
    });
  }

  /**
   * Whether the account has verified exactly this address; an address that differs after a plus sign may belong to someone else. Returns
   * false when identity cannot be reached: then the buyer confirms by mail.
   */
  private async isOwnAddress(email: string, { actor, deadlineAt }: RequestContext): Promise<boolean> {
    try {
      const { visitor } = await this.requests.send(GetVisitor, {}, { actor, deadlineAt });
      return visitor !== null && visitor.verified && emailKey(visitor.email) === emailKey(email);
    } catch (error) {
      this.log.warn(`Confirmation by mail is required, because the account could not be read: ${String(error)}`);
      return false;
    }
  }
}
