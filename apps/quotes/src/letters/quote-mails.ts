import { Injectable, Optional } from '@nestjs/common';
import { type Mail, Mails } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { mailsNotSent } from '../quote-request/quote-request.errors.js';
import { type QuoteRequest, withBuyerLink, withSupplierLink } from '../quote-request/quote-request.js';

/** Writes to both sides of a request, with a link of its own in each mail: the request that comes back knows it. */
@Injectable()
export class QuoteMails {
  constructor(
    /** Not there where mails cannot be sent. */
    @Optional() private readonly mails?: Mails,
  ) {}

  /** Throws mails-not-sent where nobody can be written to. */
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

  /** Writes to some of the suppliers: also to one who wants no more requests, and waits for what becomes of this one. */
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

  /** Without a link into the request, which is about to go. */
  async lastWord(session: ClientSession, mail: Mail): Promise<void> {
    await this.mails?.append(session, mail);
  }

  /** Drops what waits for an address, and what is known of mails to it. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }
}
