import { Injectable } from '@nestjs/common';
import { ImportBusinesses, type ImportedBusiness, type RowOutcome } from '@tedarik/commands';
import { Asker, AskFailed } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { chunkId, ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Chunk } from '../import/import.schema.js';
import { untilAnswered } from './until-answered.js';

/** Sends one chunk to the directory and keeps what became of its rows. A chunk that is done stays as it is. */
@Injectable()
export class ImportChunkHandler {
  constructor(
    private readonly chunks: ChunkRepository,
    private readonly imports: ImportRepository,
    private readonly asker: Asker,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, number: number, signal: AbortSignal): Promise<void> {
    const chunk = await this.chunks.take(chunkId(importId, number));
    if (chunk) {
      const rows = await this.chunks.rowsOf(chunk._id);
      const businesses = rows.flatMap(({ row, business }) =>
        business ? [{ row, ...business } as ImportedBusiness] : [],
      );
      const answered = await this.send(chunk, businesses, signal);
      if (!answered) return; // a later worker has the chunk
      const outcomes = [...chunk.outcomes, ...answered].sort((a, b) => a.row - b.row);
      await this.chunks.finish(chunk._id, chunk.fence, outcomes, this.clock.now());
    }
    await this.imports.finishIfDone(importId, this.clock.now());
  }

  private async send(chunk: Chunk, businesses: ImportedBusiness[], signal: AbortSignal): Promise<RowOutcome[] | null> {
    const { importId, fence } = chunk;
    const ask = (number: number, part: ImportedBusiness[]) =>
      untilAnswered(
        () => this.asker.ask(ImportBusinesses, { importId, chunk: number, fence, businesses: part }),
        signal,
      );
    try {
      return (await ask(chunk.chunk, businesses)).outcomes;
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      if (error.failure.code === 'import-chunk-fenced') return null;
      if (error.failure.kind !== 'invalid') throw error;
      return this.oneByOne(businesses, (row, part) => ask(ONE_BY_ONE_FROM + row, part));
    }
  }

  /** A batch that the directory cannot read as a whole: only the rows that are at fault fail. */
  private async oneByOne(
    businesses: ImportedBusiness[],
    ask: (row: number, part: ImportedBusiness[]) => Promise<{ outcomes: RowOutcome[] }>,
  ): Promise<RowOutcome[]> {
    const outcomes: RowOutcome[] = [];
    for (const business of businesses) {
      try {
        outcomes.push(...(await ask(business.row, [business])).outcomes);
      } catch (error) {
        if (!(error instanceof AskFailed) || error.failure.kind !== 'invalid') throw error;
        const field = error.failure.fieldErrors[0]?.field;
        const reason = field ? `invalid-field: ${field}`.slice(0, 200) : error.failure.code;
        outcomes.push({ row: business.row, outcome: 'invalid', reason, businessId: null, slug: null });
      }
    }
    return outcomes;
  }
}

/** Chunk numbers of single rows, beyond any number that a file can have. */
const ONE_BY_ONE_FROM = 1_000_000;
