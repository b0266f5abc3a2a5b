import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { chunkId, isWritten } from '../import/chunk.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { RowRepository } from '../import/row.repository.js';
import { ImportJobs } from '../queue/import-jobs.js';
import { ReadingRepository } from '../staging/reading.repository.js';
import type { Work } from '../attempts/failure.repository.js';

/** Of rows that were given up, and of a file; the web app words them. */
const DISCARDED = 'discarded';

/** Brings work to an end that nobody is to try again. May be repeated. */
@Injectable()
export class GiveUp {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly rows: RowRepository,
    private readonly readings: ReadingRepository,
    private readonly jobs: ImportJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ importId, chunk }: Work): Promise<void> {
    const found = await this.imports.get(importId);
    if (chunk === null) await this.readings.breakOff(found, { code: DISCARDED, line: null }, this.clock.now());
    else await this.giveUpChunk(chunkId(importId, chunk), found);
    await this.jobs.enqueue(await this.imports.get(importId));
  }

  /** Its rows become invalid, unless staging decided them; of a chunk that was to be undone everything is kept. */
  private async giveUpChunk(id: string, { status }: Import): Promise<void> {
    const chunk = await this.chunks.take(id, 'send');
    if (chunk) {
      const decided = new Set(chunk.outcomes.map(({ row }) => row));
      const given = (await this.rows.rowsOf(id))
        .filter(({ row }) => !decided.has(row))
        .map(({ row }) => discarded(row));
      const outcomes = [...chunk.outcomes, ...given].sort((a, b) => a.row - b.row);
      await this.chunks.finish(id, chunk.fence, outcomes, this.clock.now());
    } else if (status === 'undoing') {
      const written = await this.chunks.findUndoable(id);
      if (!written) return;
      const ids = written.outcomes.filter(isWritten).map(({ businessId }) => businessId);
      await this.chunks.markUndone(written, ids, this.clock.now());
    }
  }
}

const discarded = (row: number) => ({
  row,
  outcome: 'invalid' as const,
  reason: DISCARDED,
  businessId: null,
  slug: null,
});
