import { AccountErased, type EventEnvelope } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { requestEventReplay, Consumers, defineConsumer, RequestClient, streamOf } from '@tedarik/messaging';
import { ErasedBuyers } from './erased-buyers.js';

const ACCOUNT_EVENTS = 'events.identity.account.>';

/** GEN-21: the requests of an account are erased with it. */
@Injectable()
export class OnAccountErased implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly buyers: ErasedBuyers,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'quotes-accounts',
        stream: streamOf('identity', 'live'),
        filter: ACCOUNT_EVENTS,
        handle: (events) => this.eraseEach(events),
        onGap: () => requestEventReplay(this.requests, ACCOUNT_EVENTS),
      }),
    );
  }

  private async eraseEach(events: EventEnvelope[]): Promise<void> {
    for (const { subject, aggregateId } of events) {
      if (subject === AccountErased.subject) await this.buyers.erase(aggregateId);
    }
  }
}
