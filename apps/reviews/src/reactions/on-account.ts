import { AccountChanged, AccountErased, type EventEnvelope } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { requestEventReplay, RequestClient, Consumers, defineConsumer, streamOf } from '@tedarik/messaging';
import type { z } from 'zod';
import { AuthorSweep } from './author-sweep.js';

const ACCOUNT_EVENTS = 'events.identity.account.>';

type Changed = z.infer<typeof AccountChanged.schema>;

/** Keeps the author's name in reviews up to date; it is removed once the account is erased. */
@Injectable()
export class OnAccount implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly sweep: AuthorSweep,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'reviews-accounts',
        stream: streamOf('identity', 'live'),
        filter: ACCOUNT_EVENTS,
        handle: (events) => this.followEach(events),
        onGap: () => requestEventReplay(this.requests, ACCOUNT_EVENTS),
      }),
    );
  }

  private async followEach(events: EventEnvelope[]): Promise<void> {
    for (const { subject, aggregateId, version, data } of events) {
      const name = subject === AccountErased.subject ? null : (data as Changed).name;
      await this.sweep.follow(aggregateId, name, version);
    }
  }
}
