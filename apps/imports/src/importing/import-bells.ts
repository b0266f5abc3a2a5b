import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { FailureRepository } from '../failures/failure.repository.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { phaseOf } from '../import/phase.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';

/** Rings for all that an import has left to do, but for what is exhausted. */
@Injectable()
export class ImportBells {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly failures: FailureRepository,
    private readonly jobs: JobEnqueuer,
    private readonly clock: Clock,
  ) {}

  /** Where nothing is left it ends the import. */
  async ring(found: Import): Promise<void> {
    const unread = found.status === 'waiting' || found.status === 'staging';
    const exhausted = await this.failures.exhaustedOf(found._id);
    if (unread && !exhausted.has(null)) await this.jobs.ringForFile(found._id);
    const pending = await this.chunks.findPending(found._id, phaseOf(found));
    const due = pending.filter((chunk) => !exhausted.has(chunk));
    if (due.length) await this.jobs.ringForChunks(found, due);
    if (!pending.length) await this.imports.endIfDone(found._id, this.clock.now());
  }
}
