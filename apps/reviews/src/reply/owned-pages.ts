import { ListOwnPages, type RequestContext } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';
import { notPageOwner } from '../review/review.errors.js';

/** Checks the ownership of pages. The directory owns this data and is queried for each reply, so that a former owner cannot reply. */
@Injectable()
export class OwnedPages {
  constructor(private readonly requests: RequestClient) {}

  /** Must be called outside of a transaction, because it waits for another service. Throws not-page-owner. */
  async require(businessId: string, { actor, deadlineAt }: RequestContext): Promise<void> {
    const { pages } = await this.requests.send(ListOwnPages, {}, { actor, deadlineAt });
    if (pages.every(({ id }) => id !== businessId)) throw notPageOwner(businessId);
  }
}
