import { Injectable } from '@nestjs/common';
import type { Lane } from '@tedarik/events';
import { Metrics } from '@tedarik/service-kit';

const LAG_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2, 5, 30, 300];

/** Metrics of the indexer. */
@Injectable()
export class IndexingMetrics {
  private readonly pending: { index: string; lane: Lane; lag: () => Promise<number> }[] = [];

  constructor(private readonly metrics: Metrics) {
    metrics.gauge(
      'indexer_pending_events',
      'Messages in the stream that no copy has taken',
      ['index', 'lane'],
      async (gauge) => {
        for (const { index, lane, lag } of this.pending) gauge.set({ index, lane }, await lag().catch(() => NaN));
      },
    );
  }

  indexed(index: string, lane: Lane, outcome: string): void {
    this.metrics
      .counter('indexer_indexed_total', 'Events by what became of them', ['index', 'lane', 'outcome'])
      .inc({ index, lane, outcome });
  }

  /** Seconds from a change at its owner until searches see it. */
  visible(index: string, seconds: number): void {
    this.metrics
      .histogram('indexer_lag_seconds', 'From a change until searches see it', ['index'], LAG_SECONDS)
      .observe({ index }, Math.max(0, seconds));
  }

  async timeBulk<T>(index: string, lane: Lane, work: () => Promise<T>): Promise<T> {
    const end = this.metrics
      .histogram('indexer_bulk_seconds', 'One bulk request', ['index', 'lane'])
      .startTimer({ index, lane });
    try {
      return await work();
    } finally {
      end();
    }
  }

  watchPending(index: string, lane: Lane, lag: () => Promise<number>): void {
    this.pending.push({ index, lane, lag });
  }
}
