import { Injectable, Logger } from '@nestjs/common';
import type { RowOutcome } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { FileStore } from '../file/file.store.js';
import { chunkId, ChunkRepository } from '../import/chunk.repository.js';
import { ImportRepository } from '../import/import.repository.js';
import type { Import, StagedRow } from '../import/import.schema.js';
import { mapColumns } from '../mapping/map-columns.js';
import { mapRecord } from '../mapping/map-record.js';
import { BrokenFile } from '../parse/broken-file.js';
import { readRows } from '../parse/read-rows.js';
import type { SourceRow } from '../parse/source-row.js';
import { Doorbell } from '../queue/doorbell.js';
import { Batcher, type MappedSourceRow } from './batcher.js';
import { CategoryIds } from './category-ids.js';
import { FileDuplicates } from './file-duplicates.js';

/** Reads a file into chunks and rings for each as soon as it is there. May be killed and run again at any moment. */
@Injectable()
export class StageImportHandler {
  private readonly log = new Logger(StageImportHandler.name);

  constructor(
    private readonly imports: ImportRepository,
    private readonly chunks: ChunkRepository,
    private readonly files: FileStore,
    private readonly doorbell: Doorbell,
    private readonly asker: Asker,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, signal: AbortSignal): Promise<void> {
    const found = await this.imports.find(importId);
    if (!found || found.staged || !['waiting', 'staging'].includes(found.status)) return;
    await this.imports.markStaging(importId, this.clock.now());
    try {
      await this.stage(found, signal);
    } catch (error) {
      const code =
        error instanceof BrokenFile || (error instanceof DomainError && error.kind !== 'unavailable')
          ? error.code
          : null;
      if (!code) throw error; // an outage: the sweeper rings again
      this.log.warn(`import ${importId}: ${(error as Error).message}`);
      await this.imports.markFailed(importId, code, this.clock.now());
      return;
    }
    await this.imports.markStaged(importId);
    await this.imports.finishIfDone(importId, this.clock.now());
  }

  private async stage(found: Import, signal: AbortSignal): Promise<void> {
    const done = await this.chunks.stagedSoFar(found._id);
    const categories = new CategoryIds(this.asker, signal);
    const duplicates = new FileDuplicates();
    const batcher = new Batcher();
    let chunk = 0;
    const keep = async (batch: MappedSourceRow[] | null): Promise<void> => {
      if (!batch) return;
      signal.throwIfAborted();
      // A staging that goes on after a kill counts its way past what is there.
      if (chunk >= done.chunks) await this.store(found, chunk, batch, categories);
      chunk += 1;
    };
    try {
      for await (const rows of readRows(await this.files.open(found.fileId), found.form)) {
        for (const row of rows) await keep(batcher.add(mapped(row, found, duplicates)));
      }
    } catch (error) {
      if (error instanceof BrokenFile) await keep(batcher.rest()); // what came before the break goes in
      throw error;
    }
    await keep(batcher.rest());
  }

  private async store(found: Import, chunk: number, batch: MappedSourceRow[], categories: CategoryIds): Promise<void> {
    const idsOf = await categories.of(batch.flatMap(({ business }) => business?.categoryNames ?? []));
    const rows = batch.map((row) => staged(row, found, idsOf));
    const outcomes = batch.flatMap(({ outcome }) => outcome ?? []);
    const allDecided = outcomes.length === batch.length;
    const count = (outcome: RowOutcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
    const turn = found.turnBase + chunk;
    await this.chunks.stage(
      {
        _id: chunkId(found._id, chunk),
        importId: found._id,
        chunk,
        turn,
        firstRow: batch[0]!.row,
        lastRow: batch.at(-1)!.row,
        read: batch.length,
        fence: 0,
        doneAt: allDecided ? this.clock.now() : null,
        created: 0,
        duplicate: count('duplicate'),
        invalid: count('invalid'),
        outcomes,
      },
      rows,
    );
    if (!allDecided) await this.doorbell.ringForChunks(found._id, [{ chunk, turn }]);
  }
}

function mapped(
  { row, line, value, broken }: SourceRow,
  { form }: Import,
  duplicates: FileDuplicates,
): MappedSourceRow {
  const decided = (outcome: RowOutcome['outcome'], reason: string): MappedSourceRow => ({
    row,
    line,
    source: value ?? null,
    warnings: [],
    business: null,
    outcome: { row, outcome, reason, businessId: null, slug: null },
  });
  if (broken) return decided('invalid', broken);
  const result = form === 'tsv' ? mapColumns(value as string[]) : mapRecord(value);
  if ('refused' in result) return decided('invalid', result.refused);
  if (duplicates.seen(result.business)) return decided('duplicate', 'duplicate-in-file');
  return { row, line, source: value, warnings: result.warnings, business: result.business, outcome: null };
}

function staged(row: MappedSourceRow, { settings }: Import, idsOf: (name: string) => string[]): StagedRow {
  const { row: number, line, source, warnings, business } = row;
  if (!business) return { row: number, line, source, warnings, business: null };
  const { closed, categoryNames, ...rest } = business;
  const categoryIds = [...new Set(categoryNames.flatMap(idsOf))];
  return {
    row: number,
    line,
    source,
    warnings,
    business: { ...rest, categoryIds, status: closed ? 'inactive' : settings.status },
  };
}
