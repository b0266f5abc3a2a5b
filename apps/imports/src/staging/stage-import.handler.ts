import { Injectable, Logger } from '@nestjs/common';
import type { ColumnSeparator, RowOutcome } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { FileStore } from '../file/file.store.js';
import { ChunkRepository, countsOf, freshChunk } from '../import/chunk.repository.js';
import { reviewOf } from '../import/chunk-review.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import, StagedRow } from '../import/import.schema.js';
import { BrokenFile } from '../parse/broken-file.js';
import { readRows, recogniseSeparator } from '../parse/read-rows.js';
import { Doorbell } from '../queue/doorbell.js';
import { TypeCategoryRepository } from '../types/type-category.repository.js';
import { Batcher } from './batcher.js';

import { FileDuplicates } from './file-duplicates.js';
import { matchRows } from './match-rows.js';
import { stageRow } from './stage-row.js';

/**
 * Reads a file into chunks. Without a review it rings for each as soon as it is there; with one it asks the directory
 * which rows it knows, and nothing goes in. May be killed and run again at any moment.
 */
@Injectable()
export class StageImportHandler {
  private readonly log = new Logger(StageImportHandler.name);

  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly files: FileStore,
    private readonly types: TypeCategoryRepository,
    private readonly doorbell: Doorbell,
    private readonly asker: Asker,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, signal: AbortSignal): Promise<void> {
    const found = await this.imports.find(importId);
    if (!found || found.staged || !(await this.imports.markStaging(importId, this.clock.now()))) return;
    try {
      await this.stage(found, signal);
      await this.imports.markStaged(found);
    } catch (error) {
      const broken = brokenBy(error);
      if (!broken) throw error; // an outage: the sweeper rings again
      this.log.warn(`import ${importId}: ${(error as Error).message}`);
      await this.imports.markBroken(found, broken, this.clock.now());
    }
    await this.imports.endIfDone(importId, this.clock.now());
  }

  private async stage(found: Import, signal: AbortSignal): Promise<void> {
    const done = await this.chunks.stagedSoFar(found._id);
    const separator = await this.separatorOf(found);
    const own = await this.types.table();
    const duplicates = new FileDuplicates(found.review);
    const batcher = new Batcher();
    let chunk = 0;
    let cancelled = false;
    const keep = async (batch: StagedRow[] | null): Promise<void> => {
      if (!batch) return;
      signal.throwIfAborted();
      // A staging that goes on after a kill counts its way past what is there.
      if (chunk >= done) {
        const [wanted] = await Promise.all([
          this.imports.isStaging(found._id),
          this.store(found, chunk, batch, signal),
        ]);
        cancelled = !wanted;
      }
      chunk += 1;
    };
    try {
      for await (const rows of readRows(await this.files.open(found.fileId), found.form, separator)) {
        for (const row of rows) await keep(batcher.add(stageRow(row, found, own, duplicates)));
        if (cancelled) return;
      }
    } catch (error) {
      if (error instanceof BrokenFile) await keep(batcher.rest()); // what came before the break goes in
      throw error;
    }
    await keep(batcher.rest());
  }

  private async separatorOf({ _id, fileId, form, separator }: Import): Promise<ColumnSeparator | null> {
    if (form === 'json' || separator) return separator;
    const recognised = await recogniseSeparator(await this.files.open(fileId));
    await this.imports.keepSeparator(_id, recognised);
    return recognised;
  }

  private async store(found: Import, chunk: number, batch: StagedRow[], signal: AbortSignal): Promise<void> {
    const rows = found.review ? await matchRows(batch, this.asker, signal) : batch;
    const outcomes = rows.flatMap(refusalOf);
    const allDecided = outcomes.length === rows.length;
    await this.chunks.stage(
      {
        ...freshChunk(found._id, chunk),
        ...countsOf(outcomes),
        firstRow: rows[0]!.row,
        lastRow: rows.at(-1)!.row,
        read: rows.length,
        doneAt: allDecided ? this.clock.now() : null,
        outcomes,
        review: reviewOf(rows),
      },
      rows,
    );
    if (!found.review && !allDecided) await this.doorbell.ringForChunks(found, [chunk]);
  }
}

function refusalOf({ row, forecast, refusal }: StagedRow): RowOutcome[] {
  if (refusal === null) return [];
  const outcome = forecast === 'duplicate' ? 'duplicate' : 'invalid';
  return [{ row, outcome, reason: refusal, businessId: null, slug: null }];
}

/** Why a file cannot be read, and in which line; null where reading it again may go better. */
function brokenBy(error: unknown): { code: string; line: number | null } | null {
  if (error instanceof BrokenFile) return error;
  return error instanceof DomainError && error.kind !== 'unavailable' ? { code: error.code, line: null } : null;
}
