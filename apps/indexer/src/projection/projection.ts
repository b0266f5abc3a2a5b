import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type EventEnvelope, type Lane, subjectOn } from '@tedarik/events';
import {
  type ConsumerRun,
  Consumers,
  defineConsumer,
  type Handled,
  type HandlerFailure,
  isNatsOutage,
  MESSAGES_AT_ONCE,
  Notifications,
  streamOf,
} from '@tedarik/messaging';
import { isElasticsearchOutage } from '../elasticsearch/elasticsearch.js';
import { writeDocuments } from '../elasticsearch/index-writer.js';
import { Indices } from '../elasticsearch/indices.js';
import { IndexSupervisor } from '../rebuild/index-supervisor.js';
import { IndexingMetrics } from './indexing-metrics.js';
import { durableOf, LANES, PROJECTED, type Projected } from '../projected/projected.js';
import { Visibility } from './visibility.js';

/** Time to collect events before a bulk request, because each request costs the engine a disk write, whatever its size. */
const GATHER_MS: Record<Lane, number> = { live: 0, bulk: 300 };

/** Keeps one index equal to the owner's events, with one durable consumer per lane. */
@Injectable()
export class Projection implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly visibility: Visibility;
  private readonly runs: ConsumerRun[] = [];

  constructor(
    @Inject(PROJECTED) private readonly projected: Projected,
    private readonly consumers: Consumers,
    private readonly notifications: Notifications,
    private readonly indices: Indices,
    private readonly keeper: IndexSupervisor,
    private readonly metrics: IndexingMetrics,
  ) {
    this.visibility = new Visibility(indices.client, indices.names, (written) => {
      const now = Date.now();
      for (const { at } of written) this.metrics.visible(projected.index.alias, (now - at) / 1000);
      const lane = written.some(({ lane }) => lane === 'live') ? 'live' : 'bulk';
      const ids = written.map(({ id }) => id);
      this.notifications.publish(projected.notification, { ids, at: new Date(now).toISOString(), lane });
    });
  }

  onApplicationBootstrap(): void {
    const { aggregate, index } = this.projected;
    for (const lane of LANES) {
      const run = this.consumers.run(
        defineConsumer({
          durable: durableOf(this.projected, lane),
          stream: streamOf('directory', lane),
          filter: subjectOn(lane, { subject: `events.directory.${aggregate}.>` }),
          batch: MESSAGES_AT_ONCE[lane],
          gatherMs: GATHER_MS[lane],
          handle: (events) => this.write(lane, events),
          isOutage: (error) => isElasticsearchOutage(error) || isNatsOutage(error),
          onGap: (gap) => this.keeper.mayLack(`${gap.durable}: ${gap.reason}`),
        }),
      );
      this.runs.push(run);
      this.metrics.watchPending(index.alias, lane, () => run.lag());
    }
  }

  /** Number of messages of both lanes that no replica has taken yet. */
  async lag(): Promise<number> {
    const lags = await Promise.all(this.runs.map((run) => run.lag()));
    return lags.reduce((sum, lag) => sum + lag, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.visibility.flush();
  }

  /** Writes a batch to the index, and to one that a rebuild fills. An event older than the indexed version counts as done. */
  async write(lane: Lane, events: EventEnvelope[]): Promise<Handled> {
    const targets = await this.indices.targets().catch((error: unknown) => {
      this.keeper.lookNow();
      throw error;
    });
    const documents = events.map(this.projected.documentOfEvent);
    const outcomes = await this.metrics.timeBulk(this.projected.index.alias, lane, () =>
      writeDocuments(this.indices.client, targets, documents),
    );

    const failed: HandlerFailure[] = [];
    const written = events.filter((_, index) => outcomes[index]?.outcome === 'written');
    outcomes.forEach(({ outcome, error }, index) => {
      this.metrics.indexed(this.projected.index.alias, lane, outcome);
      if (outcome === 'refused') failed.push({ index, error });
    });
    this.visibility.expect(written.map(({ aggregateId, at }) => ({ id: aggregateId, at: Date.parse(at), lane })));
    return { failed };
  }
}
