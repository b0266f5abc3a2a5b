import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { StoppedAddressRepository } from '../address/address-list.repository.js';
import { mailboxKey } from '../address/mailbox-key.js';
import { SentTextRepository } from '../address/sent-text.repository.js';
import { QuoteLetters } from '../letters/quote-letters.js';
import { QuoteMails } from '../letters/quote-mails.js';
import { quoteRequestRepeated } from '../quote-request/quote-request.errors.js';
import { confirmQuoteRequest, type QuoteRequest } from '../quote-request/quote-request.js';

/** Opens a confirmed request and mails its suppliers in one transaction, so that nobody is told of a request that is not open. */
@Injectable()
export class SendingOut {
  constructor(
    private readonly stopped: StoppedAddressRepository,
    private readonly texts: SentTextRepository,
    private readonly mails: QuoteMails,
    private readonly letters: QuoteLetters,
    private readonly clock: Clock,
  ) {}

  /** Throws quote-request-repeated when no supplier is left to be mailed. */
  async open(session: ClientSession, request: QuoteRequest): Promise<QuoteRequest> {
    const reachable = await this.reachable(session, request);
    const opened = confirmQuoteRequest(request, new Set(reachable), this.clock.now());
    const invited = await this.mails.toSuppliers(session, opened, reachable, (to, id) =>
      this.letters.invitation(
        to,
        opened,
        opened.recipients.find((recipient) => recipient.id === id)!,
      ),
    );
    return this.mails.toBuyer(session, invited, (to) => this.letters.sentOut(to, opened, reachable.length));
  }

  /** Ids of the recipients who accept mails and have not received this text. */
  private async reachable(session: ClientSession, request: QuoteRequest): Promise<string[]> {
    const withAddress = request.recipients.filter(({ email }) => email !== null);
    const stopped = await this.stopped.among(
      withAddress.map(({ email }) => mailboxKey(email!)),
      session,
    );
    const willing = withAddress.filter(({ email }) => !stopped.has(mailboxKey(email!)));
    const businessIds = willing.map(({ businessId }) => businessId);
    const fresh = await this.texts.takeNew(session, request, businessIds);
    const reachable = willing.filter(({ businessId }) => fresh.has(businessId)).map(({ id }) => id);
    if (reachable.length === 0) throw quoteRequestRepeated();
    return reachable;
  }
}
