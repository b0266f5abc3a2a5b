import { Injectable, Optional } from '@nestjs/common';
import { type Mail, Mails } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { mailsNotSent } from '../quote-request/quote-request.errors.js';
import { type QuoteRequest, withBuyerLink, withSupplierLink } from '../quote-request/quote-request.js';

/** Mails both sides of a request. Each mail has its own link, whose hash is added to the returned request. */
@Injectable()
export class QuoteMails {
  constructor(
    /** Undefined where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {}

  /** Throws mails-not-sent where mails cannot be sent. */
  assertSending(): void {
    if (!this.mails) throw mailsNotSent();
  }

  async toBuyer(
    session: ClientSession,
    request: QuoteRequest,
    write: (to: { to: string; token: string }) => Mail,
  ): Promise<QuoteRequest> {
    const linked = withBuyerLink(request);
    await this.mails?.append(session, write({ to: request.buyer.email, token: linked.token }));
    return linked.request;
  }

  /** Mails some of the suppliers, including those who want no new requests, because they wait for the outcome of this one. */
  async toSuppliers(
    session: ClientSession,
    request: QuoteRequest,
    recipientIds: readonly string[],
    write: (to: { to: string; token: string }, recipientId: string) => Mail,
  ): Promise<QuoteRequest> {
    let changed = request;
    for (const { id, email } of request.recipients) {
      if (!email || !recipientIds.includes(id)) continue;
      const linked = withSupplierLink(changed, id);
      await this.mails?.append(session, write({ to: email, token: linked.token }, id));
      changed = linked.request;
    }
    return changed;
  }

  /** Queues a mail without a link, because the request is about to be deleted. */
  async lastWord(session: ClientSession, mail: Mail): Promise<void> {
    await this.mails?.append(session, mail);
  }

  /** Deletes pending mails to an address, and the stored data about sent ones. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }
}
