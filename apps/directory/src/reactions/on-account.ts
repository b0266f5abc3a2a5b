import { AccountChanged, AccountErased, type EventEnvelope } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { requestEventReplay, Consumers, defineConsumer, RequestClient, streamOf } from '@tedarik/messaging';
import { Database } from '@tedarik/service-kit';
import type { z } from 'zod';
import { OwnershipData } from '../ownership/ownership-data.js';
import { ChangeSuggestionRepository } from '../suggested-changes/change-suggestion.repository.js';

const ACCOUNT_EVENTS = 'events.identity.account.>';

/** Keeps the names of owners up to date with their accounts, and deletes ownership data of erased accounts. */
@Injectable()
export class OnAccount implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly database: Database,
    private readonly ownership: OwnershipData,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'directory-accounts',
        stream: streamOf('identity', 'live'),
        filter: ACCOUNT_EVENTS,
        handle: (events) => this.followEach(events),
        onGap: () => requestEventReplay(this.requests, ACCOUNT_EVENTS),
      }),
    );
  }

  private async followEach(events: EventEnvelope[]): Promise<void> {
    for (const { subject, aggregateId, version, data } of events) {
      if (subject === AccountErased.subject) await this.forget(aggregateId);
      else if (subject === AccountChanged.subject) {
        const { name } = data as z.infer<typeof AccountChanged.schema>;
        await this.ownership.renameAccount(aggregateId, name, version);
      }
    }
  }
  /** Ownership is deleted first, because without it the account can add no more suggestions. Both steps are idempotent. */
  private async forget(accountId: string): Promise<void> {
    await this.ownership.forgetAccount(accountId);
    await this.database.transaction((session) => this.suggestions.forgetAccount(session, accountId));
  }
}
