import { ListOwnPages, type RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';
import { notPageOwner } from '../review/review.errors.js';

/** Who owns which page is the directory's: it is requested for each answer, so that nobody answers who has ceased to own it. */
@Injectable()
export class OwnedPages {
  constructor(private readonly requests: RequestClient) {}

  /** Outside of transactions: it waits for another service. Throws not-page-owner. */
  async require(businessId: string, { actor, deadlineAt }: RequestContext): Promise<void> {
    const { pages } = await this.requests.send(ListOwnPages, {}, { actor, deadlineAt });
    if (pages.every(({ id }) => id !== businessId)) throw notPageOwner(businessId);
  }
}
