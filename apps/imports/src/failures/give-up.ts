import { Injectable } from '@nestjs/common';
import { CloseImportChunks, type RequestContext, type RowOutcome } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { chunkId, isWritten } from '../import/chunk.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Chunk, Import } from '../import/import.schema.js';
import { RowRepository } from '../import/row.repository.js';
import { batched } from '../importing/batches.js';
import { sentNumbers } from '../importing/send-rows.js';
import { ImportJobs } from '../queue/import-jobs.js';
import { ReadingRepository } from '../staging/reading.repository.js';
import type { Work } from '../attempts/failure.repository.js';

/** Reason code of rows and files that were given up; the web app translates it. */
const DISCARDED = 'discarded';

/** Ends failed work that nobody will retry. Idempotent; fails while the directory is unreachable. */
@Injectable()
export class GiveUp {
  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly rows: RowRepository,
    private readonly readings: ReadingRepository,
    private readonly requests: RequestClient,
    private readonly jobs: ImportJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ importId, chunk }: Work, context: Pick<RequestContext, 'deadlineAt'>): Promise<void> {
    const found = await this.imports.get(importId);
    if (chunk === null) await this.readings.breakOff(found, { code: DISCARDED, line: null }, this.clock.now());
    else await this.giveUpChunk(chunkId(importId, chunk), found, context);
    await this.jobs.enqueue(await this.imports.get(importId));
  }

  /**
   * Rows of the chunk become invalid, except those that staging decided or that the directory has already written. When the chunk was to be
   * undone, everything that it wrote is kept.
   */
  private async giveUpChunk(
    id: string,
    found: Pick<Import, 'status'>,
    context: Pick<RequestContext, 'deadlineAt'>,
  ): Promise<void> {
    const chunk = await this.chunks.take(id, 'send');
    if (chunk) {
      const decided = new Set(chunk.outcomes.map(({ row }) => row));
      const open = (await this.rows.rowsOf(id)).map(({ row }) => row).filter((row) => !decided.has(row));
      const sent = new Map((await this.close(chunk, open, context)).map((outcome) => [outcome.row, outcome]));
      const given = open.map((row) => sent.get(row) ?? discarded(row));
      const outcomes = [...chunk.outcomes, ...given].sort((a, b) => a.row - b.row);
      const isDone = await this.chunks.finish(id, chunk.fence, outcomes, this.clock.now());
      // A worker took the chunk meanwhile, so the fence has changed.
      if (!isDone) await this.giveUpChunk(id, found, context);
    } else if (found.status === 'undoing') {
      const written = await this.chunks.findUndoable(id);
      if (!written) return;
      const ids = written.outcomes.filter(isWritten).map(({ businessId }) => businessId);
      await this.chunks.markUndone(written, ids, this.clock.now());
    }
  }

  /** Closes the rows for workers with a lower fence and returns the outcomes of those that the directory has written. */
  private async close(
    { importId, chunk, fence }: Chunk,
    rows: readonly number[],
    { deadlineAt }: Pick<RequestContext, 'deadlineAt'>,
  ): Promise<RowOutcome[]> {
    const request = { importId, fence, chunks: sentNumbers(chunk, rows) };
    const outcomes: RowOutcome[] = [];
    for (const part of batched(rows)) {
      const answer = await this.requests.send(CloseImportChunks, { ...request, rows: part }, { deadlineAt });
      outcomes.push(...answer.outcomes);
    }
    return outcomes;
  }
}

const discarded = (row: number) => ({
  row,
  outcome: 'invalid' as const,
  reason: DISCARDED,
  businessId: null,
  slug: null,
});
