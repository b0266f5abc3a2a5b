import { ListBusinessSnapshots, type ReplyOf } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, type EventEnvelope, type Lane, subjectOn } from '@tedarik/events';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RequestClient, Consumers, defineConsumer, MESSAGES_AT_ONCE, streamOf } from '@tedarik/messaging';
import type { z } from 'zod';
import type { KnownBusiness } from '../business/known-business.js';
import { BusinessSweep } from './business-sweep.js';

const GATHER_MS: Record<Lane, number> = { live: 0, bulk: 500 };
const PAGE = 500;

type Row = ReplyOf<typeof ListBusinessSnapshots>['rows'][number];
type Changed = z.infer<typeof BusinessChanged.schema>;
type Deleted = z.infer<typeof BusinessDeleted.schema>;

/** Stores copies of the directory's businesses. Consumes both lanes, because imports publish businesses in bulk. */
@Injectable()
export class OnBusiness implements OnApplicationBootstrap {
  constructor(
    private readonly consumers: Consumers,
    private readonly sweep: BusinessSweep,
    private readonly requests: RequestClient,
  ) {}

  onApplicationBootstrap(): void {
    for (const lane of ['live', 'bulk'] as const) {
      this.consumers.run(
        defineConsumer({
          durable: `reviews-businesses-${lane}`,
          stream: streamOf('directory', lane),
          filter: subjectOn(lane, { subject: 'events.directory.business.>' }),
          batch: MESSAGES_AT_ONCE[lane],
          gatherMs: GATHER_MS[lane],
          handle: (events) => this.sweep.follow(latestOf(events.map(fromEvent))),
          onGap: () => this.readAll(),
        }),
      );
    }
  }

  /** Reads the whole directory page by page; used when the stream no longer contains all events. */
  private async readAll(): Promise<void> {
    for (let after: string | null = null; ;) {
      const page: ReplyOf<typeof ListBusinessSnapshots> = await this.requests.send(ListBusinessSnapshots, {
        after,
        limit: PAGE,
      });
      await this.sweep.follow(page.rows.map(fromRow));
      if (page.next === null) return;
      after = page.next;
    }
  }
}

function fromEvent({ subject, version, data }: EventEnvelope): KnownBusiness {
  if (subject === BusinessDeleted.subject) {
    const { id, slug, mergedInto = null } = data as Deleted;
    return { id, name: '', slug, isPublic: false, mergedInto, version };
  }
  const { id, name, slug, status } = data as Changed;
  return { id, name, slug, isPublic: status === 'active', mergedInto: null, version };
}

const fromRow = ({ id, slug, version, snapshot, mergedInto = null }: Row): KnownBusiness => ({
  id,
  name: snapshot?.name ?? '',
  slug,
  isPublic: snapshot?.status === 'active',
  mergedInto,
  version,
});

/** The latest version of each business in a batch, because a batch may contain several and bulk writes are not ordered. */
function latestOf(businesses: KnownBusiness[]): KnownBusiness[] {
  const latest = new Map<string, KnownBusiness>();
  for (const business of businesses) {
    const known = latest.get(business.id);
    if (!known || known.version < business.version) latest.set(business.id, business);
  }
  return [...latest.values()];
}
