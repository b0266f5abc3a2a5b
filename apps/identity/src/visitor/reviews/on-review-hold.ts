import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { announceAgain, RequestClient, Consumers, defineConsumer, isNatsOutage, streamOf } from '@tedarik/messaging';
import { isMongoOutage } from '@tedarik/service-kit';
import { ReviewMails } from './review-mails.js';

const HOLD_EVENTS = 'events.reviews.hold.>';

/** Tells authors what becomes of reviews that are held. */
@Injectable()
export class OnReviewHold implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly mails: ReviewMails,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'identity-review-holds',
        stream: streamOf('reviews', 'live'),
        filter: HOLD_EVENTS,
        handle: async (events) => {
          for (const event of events) await this.mails.tell(event);
        },
        isOutage: (error) => isMongoOutage(error) || isNatsOutage(error),
        onGap: () => announceAgain(this.requests, HOLD_EVENTS),
      }),
    );
  }
}
