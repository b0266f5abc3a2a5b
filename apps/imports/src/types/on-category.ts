import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CategoryChanged, CategoryDeleted, type EventEnvelope } from '@tedarik/events';
import { requestEventReplay, RequestClient, Consumers, defineConsumer, streamOf } from '@tedarik/messaging';
import { Database } from '@tedarik/service-kit';
import type { z } from 'zod';
import { MergedCategories } from './merged-categories.js';

type Changed = z.infer<typeof CategoryChanged.schema>;
type Deleted = z.infer<typeof CategoryDeleted.schema>;

const FILTER = 'events.directory.category.>';

/** Updates the type table when the directory merges, restores or renames categories. */
@Injectable()
export class OnCategory implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly requests: RequestClient,
    private readonly database: Database,
    private readonly merged: MergedCategories,
  ) {}

  onApplicationBootstrap(): void {
    this.consumers.run(
      defineConsumer({
        durable: 'imports-categories',
        stream: streamOf('directory', 'live'),
        filter: FILTER,
        handle: (events) => this.followEach(events),
        onGap: () => requestEventReplay(this.requests, FILTER),
      }),
    );
  }

  /** One by one, because a category may be deleted and restored within one batch. */
  private async followEach(events: EventEnvelope[]): Promise<void> {
    for (const { subject, aggregateId, version, data } of events) {
      const news = subject === CategoryDeleted.subject ? ofDeleted(data as Deleted) : ofChanged(data as Changed);
      await this.database.transaction((session) =>
        this.merged.follow(session, { categoryId: aggregateId, version, ...news }),
      );
    }
  }
}

const ofDeleted = ({ merged }: Deleted) => ({ merge: merged ?? null, rename: null, isThere: null });
const ofChanged = ({ name, renamedFrom }: Changed) => ({
  merge: null,
  rename: renamedFrom === undefined ? null : { name: renamedFrom, into: name },
  isThere: name,
});
