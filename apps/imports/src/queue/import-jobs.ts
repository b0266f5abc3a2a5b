import { Injectable } from '@nestjs/common';
import { FailureRepository } from '../attempts/failure.repository.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportEnds } from '../import/import-ends.js';
import type { Import } from '../import/import.schema.js';
import { phaseOf } from '../import/phase.js';
import { JobEnqueuer } from './job-enqueuer.js';

/** Enqueues a job for everything that an import has left to do, except exhausted work. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly failures: FailureRepository,
    private readonly jobs: JobEnqueuer,
    private readonly ends: ImportEnds,
  ) {}

  /** Ends the import when no work is left. */
  async enqueue(found: Import): Promise<void> {
    const unread = found.status === 'waiting' || found.status === 'staging';
    const exhausted = await this.failures.exhaustedOf(found._id);
    if (unread && !exhausted.has(null)) await this.jobs.enqueueFile(found._id);
    const pending = await this.chunks.findPending(found._id, phaseOf(found));
    const due = pending.filter((chunk) => !exhausted.has(chunk));
    if (due.length) await this.jobs.enqueueChunks(found, due);
    if (!pending.length) await this.ends.endIfDone(found._id);
  }
}
