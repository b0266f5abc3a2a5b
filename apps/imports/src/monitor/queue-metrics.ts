import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { FailureRepository } from '../attempts/failure.repository.js';
import { CHUNK_QUEUE, STAGING_QUEUE } from '../queue/queues.js';
import { QueueFigures } from './queue-figures.js';

/** The state of the queues for Prometheus. Unknown values are omitted instead of reported wrong. */
@Injectable()
export class QueueMetrics {
  private readonly log = new Logger(QueueMetrics.name);

  constructor(
    metrics: Metrics,
    private readonly figures: QueueFigures,
    private readonly failures: FailureRepository,
  ) {
    metrics.gauge('imports_queue_jobs', 'Jobs of a queue by state', ['queue', 'state'], (gauge) =>
      this.tell(async () => {
        gauge.reset();
        for (const { name: queue, waiting, active, delayed } of await this.figures.jobs()) {
          gauge.set({ queue, state: 'waiting' }, waiting);
          gauge.set({ queue, state: 'active' }, active);
          gauge.set({ queue, state: 'delayed' }, delayed);
        }
      }),
    );
    metrics.gauge('imports_workers', 'Copies of the workers that take work now', [], (gauge) =>
      this.tell(async () => {
        gauge.remove();
        gauge.set((await this.figures.workers()).length);
      }),
    );
    metrics.gauge('imports_failures', 'Work that failed and is not done yet', ['queue', 'state'], (gauge) =>
      this.tell(async () => {
        gauge.reset();
        const { files, chunks } = await this.failures.count();
        for (const [queue, { failed, exhausted }] of [
          [STAGING_QUEUE, files],
          [CHUNK_QUEUE, chunks],
        ] as const) {
          gauge.set({ queue, state: 'tried-again' }, failed - exhausted);
          gauge.set({ queue, state: 'exhausted' }, exhausted);
        }
      }),
    );
  }

  private async tell(reading: () => Promise<void>): Promise<void> {
    await reading().catch((error: Error) => this.log.warn(`metrics of the queues could not be read: ${error.message}`));
  }
}
