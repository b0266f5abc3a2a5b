import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { requestEventReplay, RequestClient, Consumers, defineConsumer, streamOf } from '@tedarik/messaging';
import { ReviewMails } from './review-mails.js';

const HOLD_EVENTS = 'events.reviews.hold.>';
const PHOTO_EVENTS = 'events.reviews.photo-moderation.>';
const REPLY_EVENTS = 'events.reviews.reply.>';

/** Notifies authors of held reviews, of decisions about photos, and of replies. */
@Injectable()
export class OnReviewEvents implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly mails: ReviewMails,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.run('identity-review-holds', HOLD_EVENTS);
    this.run('identity-review-photos', PHOTO_EVENTS);
    this.run('identity-review-replies', REPLY_EVENTS);
  }

  private run(durable: string, filter: string): void {
    this.consumers.run(
      defineConsumer({
        ...{ durable, filter },
        stream: streamOf('reviews', 'live'),
        handle: async (events) => {
          for (const event of events) await this.mails.tell(event);
        },
        onGap: () => requestEventReplay(this.requests, filter),
      }),
    );
  }
}
