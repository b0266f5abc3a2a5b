import { ListRatings, type ReplyOf } from '@tedarik/commands';
import { RatingChanged, type EventEnvelope } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RequestClient, Consumers, defineConsumer, streamOf } from '@tedarik/messaging';
import type { z } from 'zod';
import { RateBusiness } from './rate-business.js';

const PAGE = 1_000;

/** Applies the ratings published by the reviews service to businesses. */
@Injectable()
export class OnRatingChanged implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly rateBusiness: RateBusiness,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'directory-ratings',
        stream: streamOf('reviews', 'live'),
        filter: RatingChanged.subject,
        handle: (events) => this.applyEach(events),
        onGap: () => this.readAll(),
      }),
    );
  }

  private async applyEach(events: EventEnvelope[]): Promise<void> {
    for (const { version, data } of events) {
      const { businessId, ...rating } = data as z.infer<typeof RatingChanged.schema>;
      await this.rateBusiness.apply(businessId, { ...rating, version });
    }
  }

  /** Reads all ratings page by page; used when the stream no longer contains all events. */
  private async readAll(): Promise<void> {
    for (let after: string | null = null; ;) {
      const page: ReplyOf<typeof ListRatings> = await this.requests.send(ListRatings, { after, limit: PAGE });
      for (const { businessId, ...rating } of page.ratings) await this.rateBusiness.apply(businessId, rating);
      if (page.next === null) return;
      after = page.next;
    }
  }
}
