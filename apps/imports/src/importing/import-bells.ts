import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { FailureRepository } from '../failures/failure.repository.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { phaseOf } from '../import/phase.js';
import { Doorbell } from '../queue/doorbell.js';

/** Rings for all that an import has left to do, but for what is parked. */
@Injectable()
export class ImportBells {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly failures: FailureRepository,
    private readonly doorbell: Doorbell,
    private readonly clock: Clock,
  ) {}

  /** Where nothing is left it ends the import. */
  async ring(found: Import): Promise<void> {
    const unread = found.status === 'waiting' || found.status === 'staging';
    const parked = await this.failures.parkedOf(found._id);
    if (unread && !parked.has(null)) await this.doorbell.ringForFile(found._id);
    const pending = await this.chunks.findPending(found._id, phaseOf(found));
    const due = pending.filter((chunk) => !parked.has(chunk));
    if (due.length) await this.doorbell.ringForChunks(found, due);
    if (!pending.length) await this.imports.endIfDone(found._id, this.clock.now());
  }
}
