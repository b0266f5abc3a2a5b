import { FindShownReply } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { RequestClient } from '@tedarik/messaging';

/** Replies of pages' owners as the public sees them now. Since the event, either it or the review may have been changed, hidden or removed. */
@Injectable()
export class ShownReplies {
  constructor(private readonly requests: RequestClient) {}

  /** The text of the reply to a review; null if it is not shown. Must be called outside of a transaction. */
  async find(reviewId: string): Promise<string | null> {
    return (await this.requests.send(FindShownReply, { id: reviewId })).text;
  }
}
