import { Injectable } from '@nestjs/common';
import {
  type GetImportQueues,
  type ImportFailure,
  MOST_FAILURES_NAMED,
  MOST_WORKERS_NAMED,
  type ReplyOf,
} from '@tedarik/commands';
import { Clock, DomainError } from '@tedarik/service-kit';
import type { FailedWork } from '../attempts/failed-work.schema.js';
import { FailureRepository, TRIES } from '../attempts/failure.repository.js';
import { chunkId } from '../import/chunk.js';
import { ImportRepository } from '../import/import.repository.js';
import { STAGING_QUEUE } from '../queue/queues.js';
import { ChunkFigures } from './chunk-figures.js';
import { QueueFigures } from './queue-figures.js';

const MINUTES = 60;

/** The state of the queues for administrators. */
@Injectable()
export class GetImportQueuesQuery {
  constructor(
    private readonly queues: QueueFigures,
    private readonly chunks: ChunkFigures,
    private readonly failures: FailureRepository,
    private readonly imports: ImportRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws `queue-unavailable` while Redis is unreachable. */
  async execute(): Promise<ReplyOf<typeof GetImportQueues>> {
    const [[jobs, workers], counted, throughput, failures] = await Promise.all([
      this.fromRedis(),
      this.failures.count(),
      this.chunks.perMinute(MINUTES, this.clock.now()),
      this.failures.latest(MOST_FAILURES_NAMED),
    ]);
    return {
      queues: jobs.map((queue) => ({
        ...queue,
        failed: queue.name === STAGING_QUEUE ? counted.files.failed : counted.chunks.failed,
      })),
      workers: workers
        .slice(0, MOST_WORKERS_NAMED)
        .map(({ since, ...copy }) => ({ ...copy, since: since.toISOString() })),
      throughput: throughput.map(({ minute, rows }) => ({ minute: minute.toISOString(), rows })),
      failures: await this.named(failures),
    };
  }

  private async fromRedis() {
    try {
      return await Promise.all([this.queues.jobs(), this.queues.workers()]);
    } catch (error) {
      throw new DomainError('queue-unavailable', 'unavailable', { reason: (error as Error).message });
    }
  }

  private async named(failures: FailedWork[]): Promise<ImportFailure[]> {
    const idOf = ({ importId, chunk }: FailedWork) => (chunk === null ? null : chunkId(importId, chunk));
    const ranges = await this.chunks.rangesOf(failures.flatMap((failure) => idOf(failure) ?? []));
    const importIds = [...new Set(failures.map(({ importId }) => importId))];
    const imports = await Promise.all(importIds.map((id) => this.imports.find(id)));
    const fileNames = new Map(imports.flatMap((found) => (found ? [[found._id, found.fileName]] : [])));
    return failures.map((failure) => {
      const { importId, chunk, reason, times, at } = failure;
      const range = ranges.get(idOf(failure) ?? '');
      return {
        importId,
        fileName: fileNames.get(importId) ?? '',
        chunk,
        firstRow: range?.firstRow ?? null,
        lastRow: range?.lastRow ?? null,
        reason,
        times,
        exhausted: times >= TRIES,
        at: at.toISOString(),
      };
    });
  }
}
