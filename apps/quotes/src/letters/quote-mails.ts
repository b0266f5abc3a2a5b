import { Injectable, Optional } from '@nestjs/common';
import { type Mail, Mails } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { StoppedAddressRepository } from '../address/address-list.repository.js';
import { mailboxKey } from '../address/mailbox-key.js';
import { mailsNotSent } from '../quote-request/quote-request.errors.js';
import { type QuoteRequest, withBuyerLink, withSupplierLink } from '../quote-request/quote-request.js';

/** Writes to both sides of a request, with a link of its own in each mail: the request that comes back knows it. */
@Injectable()
export class QuoteMails {
  constructor(
    private readonly stopped: StoppedAddressRepository,
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

  /** Writes to some of the suppliers, but to no address that wants no mails. */
  async toSuppliers(
    session: ClientSession,
    request: QuoteRequest,
    recipientIds: readonly string[],
    write: (to: { to: string; token: string }, recipientId: string) => Mail,
  ): Promise<QuoteRequest> {
    const chosen = request.recipients.filter(({ id }) => recipientIds.includes(id));
    const keys = chosen.flatMap(({ email }) => (email ? [mailboxKey(email)] : []));
    const stopped = await this.stopped.among(keys, session);
    let changed = request;
    for (const { id, email } of chosen) {
      if (!email || stopped.has(mailboxKey(email))) continue;
      const linked = withSupplierLink(changed, id);
      await this.mails?.append(session, write({ to: email, token: linked.token }, id));
      changed = linked.request;
    }
    return changed;
  }

  /** Drops what waits for an address, and what is known of mails to it. */
  async forget(session: ClientSession, address: string): Promise<void> {
    await this.mails?.forget(session, address);
  }
}
