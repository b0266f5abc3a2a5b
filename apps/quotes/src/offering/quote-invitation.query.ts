import type { GetQuoteInvitation, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { StoppedAddressRepository } from '../address/address-list.repository.js';
import { mailboxKey } from '../address/mailbox-key.js';
import { QuoteRequestRepository } from '../quote-request/quote-request.repository.js';
import { quoteInvitationView } from '../quote-request/views.js';

/** The request as a supplier's link shows it. */
@Injectable()
export class QuoteInvitationQuery {
  constructor(
    private readonly quoteRequests: QuoteRequestRepository,
    private readonly stopped: StoppedAddressRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: RequestOf<typeof GetQuoteInvitation>): Promise<ReplyOf<typeof GetQuoteInvitation>> {
    const { request, recipientId } = await this.quoteRequests.getOfSupplier(token);
    const { email } = request.recipients.find(({ id }) => id === recipientId)!;
    const isStopped = email !== null && (await this.stopped.has(mailboxKey(email)));
    return quoteInvitationView(request, recipientId, isStopped, this.clock.now());
  }
}
