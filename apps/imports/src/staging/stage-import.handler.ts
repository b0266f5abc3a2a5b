import { Injectable, Logger } from '@nestjs/common';
import type { ColumnSeparator } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { Clock, DomainError } from '@tedarik/service-kit';
import { FileStore } from '../file/file.store.js';
import { countsOf, decidedOf, freshChunk } from '../import/chunk.js';
import { ChunkRepository } from '../import/chunk.repository.js';
import { reviewOf } from '../import/chunk-review.js';
import { isOverGate, isSentAsWhole } from '../import/gate.js';
import type { RowEdit } from '../import/row-edit.schema.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import { preservedChoice } from '../import/row-choice.js';
import { ImportEnds } from '../import/import-ends.js';
import type { Import } from '../import/import.schema.js';
import { toStoredRow } from '../import/stored-row.js';
import { BrokenFile } from '../parse/broken-file.js';
import type { TableReading } from '../parse/header.js';
import { readRows, recogniseSeparator } from '../parse/read-rows.js';
import { JobEnqueuer } from '../queue/job-enqueuer.js';
import type { OwnTypes } from '../mapping/place-types.js';
import { ReviewRepository } from '../review/review.repository.js';
import { TypeCategoryRepository } from '../types/type-category.repository.js';
import { type BatchedRow, Batcher } from './batcher.js';
import { EventLoopYielder } from './event-loop-yielder.js';
import { ColumnReport } from './column-report.js';
import { FileDuplicates } from './file-duplicates.js';
import { matchedRows } from './match-rows.js';
import { ReadingRepository } from './reading.repository.js';
import { CorrectionSuggestions } from './correction-suggestions.js';
import { stageRow } from './stage-row.js';
import { TableReadings } from './table-readings.js';

/**
 * Reads a file into chunks and queries the directory for the rows it knows. Without a review, chunks are enqueued as soon as they are
 * stored, or all at the end (see isSentAsWhole); with a review nothing is sent. May be killed and restarted at any time.
 */
@Injectable()
export class StageImportHandler {
  private readonly log = new Logger(StageImportHandler.name);

  constructor(
    private readonly chunks: ChunkRepository,
    private readonly readings: ReadingRepository,
    private readonly edits: RowEditRepository,
    private readonly files: FileStore,
    private readonly types: TypeCategoryRepository,
    private readonly tables: TableReadings,
    private readonly reviews: ReviewRepository,
    private readonly jobs: JobEnqueuer,
    private readonly ends: ImportEnds,
    private readonly requests: RequestClient,
    private readonly clock: Clock,
  ) {}

  async execute(importId: string, signal: AbortSignal): Promise<void> {
    const begun = await this.readings.begin(importId, this.clock.now());
    if (!begun) return;
    let reading = begun;
    let isHeld = false;
    try {
      const separator = await this.separatorOf(begun);
      const { table, settings, fixes, kept, hasSavedMapping } = await this.tables.of(begun, separator);
      reading = { ...begun, settings, fixes };
      if (!hasSavedMapping && (await this.hasLostMapping(begun))) {
        await this.readings.holdBack(reading, 'columns');
        return await this.execute(importId, signal);
      }
      isHeld = !reading.review && isSentAsWhole(settings);
      const offers = new CorrectionSuggestions(kept, begun.form, table.mapping);
      const report = await this.stage(reading, separator, table, offers, signal);
      if (isHeld && (await isOverGate(settings, this.reviews.find(importId)))) {
        await this.readings.holdBack(reading, 'gate');
        return await this.execute(importId, signal);
      }
      if (isHeld) await this.markLeads(reading);
      await this.readings.end(reading, report.columns, begun.offered ?? offers.all);
    } catch (error) {
      const broken = brokenBy(error);
      if (!broken) throw error; // an outage: JobRecovery enqueues the job again
      this.log.warn(`import ${importId}: ${(error as Error).message}`);
      if (isHeld) await this.markLeads(reading);
      await this.readings.breakOff(reading, broken, this.clock.now());
    }
    if (isHeld) await this.jobs.enqueueChunks(reading, await this.chunks.findPending(importId, 'send'));
    await this.ends.endIfDone(importId);
  }

  /** The gate, too, was saved for the former columns, so nothing else would hold back a scheduled file whose columns have new names. */
  private async hasLostMapping({ scheduleId, review }: Import): Promise<boolean> {
    return !review && scheduleId !== null && (await this.readings.hadSavedMapping(scheduleId));
  }

  private markLeads({ _id, settings }: Import): Promise<void> {
    return this.reviews.markLeads(_id, settings.onBranch === 'branch');
  }

  private async stage(
    reading: Import,
    separator: ColumnSeparator | null,
    table: TableReading,
    offers: CorrectionSuggestions,
    signal: AbortSignal,
  ): Promise<ColumnReport> {
    const { chunks, lastRow } = await this.chunks.stagedSoFar(reading._id);
    const { form, review } = reading;
    const edits = await this.edits.of(reading._id);
    const mends = { fixes: reading.fixes ?? [], edits };
    const rowReading = { form, own: await this.typesOf(reading), mapping: table.mapping, mends };
    const duplicates = new FileDuplicates(review || reading.settings.onBranch === 'branch');
    const batcher = new Batcher();
    const report = new ColumnReport(table.mapping);
    const breath = new EventLoopYielder();
    let chunk = chunks;
    let isWanted = true;
    const storeBatch = async (batch: BatchedRow[] | null): Promise<void> => {
      if (!batch) return;
      signal.throwIfAborted();
      if (isWanted) isWanted = await this.store(reading, chunk, batch, edits, signal);
      chunk += 1;
    };
    try {
      for await (const rows of readRows(await this.files.open(reading.fileId), reading.form, separator, table)) {
        for (const row of rows) {
          report.look(row);
          // Also for rows that are already stored, because later rows may repeat them.
          const staged = stageRow(row, rowReading, duplicates, review);
          offers.look(staged);
          if (row.row > lastRow) await storeBatch(batcher.add(staged));
          await breath.take();
        }
        if (!isWanted) return report;
      }
    } catch (error) {
      if (error instanceof BrokenFile) await storeBatch(batcher.rest()); // rows before the error are imported
      throw error;
    }
    await storeBatch(batcher.rest());
    if (chunk === 0) throw new BrokenFile('no-rows');
    return report;
  }

  /** The type table as it was when the reading began, so that all attempts map a row the same way (IMP-JSON-37). */
  private async typesOf(reading: Import): Promise<OwnTypes> {
    const types = reading.types ?? (await this.readings.keepTypes(reading, await this.types.all()));
    return new Map(types.map(({ _id, category }) => [_id, category]));
  }

  private async separatorOf(reading: Import): Promise<ColumnSeparator | null> {
    const { fileId, form, separator } = reading;
    if (form === 'json' || separator) return separator;
    const recognised = await recogniseSeparator(await this.files.open(fileId));
    await this.readings.keepSeparator(reading, recognised);
    return recognised;
  }

  /** Returns whether the reading is still wanted. */
  private async store(
    reading: Import,
    chunk: number,
    batch: BatchedRow[],
    edits: ReadonlyMap<number, RowEdit>,
    signal: AbortSignal,
  ): Promise<boolean> {
    const read = batch.map(({ row }) => row);
    const rows = await matchedRows(read, reading, this.requests, signal);
    const outcomes = rows.flatMap(decidedOf);
    const allDecided = outcomes.length === rows.length;
    const isWanted = await this.readings.store(
      reading,
      {
        ...freshChunk(reading._id, chunk),
        ...countsOf(outcomes),
        firstRow: rows[0]!.row,
        lastRow: rows.at(-1)!.row,
        read: rows.length,
        doneAt: allDecided ? this.clock.now() : null,
        outcomes,
        review: reviewOf(rows),
        choices: rows.flatMap((row) => preservedChoice(row, edits.get(row.row)?.choice)),
      },
      rows.map((row, at) => toStoredRow(row, batch[at]!.texts)),
    );
    const isSent = !reading.review && !isSentAsWhole(reading.settings) && !allDecided;
    if (isWanted && isSent) await this.jobs.enqueueChunks(reading, [chunk]);
    return isWanted;
  }
}

/** Why a file cannot be read, and the line; null when another attempt may succeed. */
function brokenBy(error: unknown): { code: string; line: number | null } | null {
  if (error instanceof BrokenFile) {
    const { code, detail, line } = error;
    return { code: detail ? `${code}: ${detail}` : code, line };
  }
  return error instanceof DomainError && error.kind !== 'unavailable' ? { code: error.code, line: null } : null;
}
