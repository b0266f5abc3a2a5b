import { IMPORT_BATCH, type RowOutcome } from '@tedarik/commands';
import type { MappedBusiness } from '../mapping/mapped-row.js';

/** A row after mapping: with a business, or with the outcome that staging gave it. */
export interface MappedSourceRow {
  row: number;
  line: number;
  source: unknown;
  warnings: string[];
  business: MappedBusiness | null;
  outcome: RowOutcome | null;
}

// Sources are kept beside the mapped rows: one document of MongoDB must hold both.
const SOURCE_CHARACTERS = 6_000_000;
const ROWS_READ = 1_000;

/**
 * Groups rows into batches that one ask can carry. The same rows always give the same batches: a staging that was killed
 * finds its place again by counting.
 */
export class Batcher {
  private rows: MappedSourceRow[] = [];
  private businesses = 0;
  private bytes = 0;
  private sourceCharacters = 0;

  /** Adds a row; answers the batch that was full before it, if any. */
  add(row: MappedSourceRow): MappedSourceRow[] | null {
    const bytes = row.business ? Buffer.byteLength(JSON.stringify(row.business)) + 400 : 0; // ids of categories come on top
    const characters = JSON.stringify(row.source ?? null).length;
    const full =
      this.businesses + (row.business ? 1 : 0) > IMPORT_BATCH.rows ||
      this.bytes + bytes > IMPORT_BATCH.bytes ||
      this.sourceCharacters + characters > SOURCE_CHARACTERS ||
      this.rows.length >= ROWS_READ;
    const batch = full ? this.take() : null;
    this.rows.push(row);
    this.businesses += row.business ? 1 : 0;
    this.bytes += bytes;
    this.sourceCharacters += characters;
    return batch;
  }

  /** What is left at the end of the file. */
  rest(): MappedSourceRow[] | null {
    return this.rows.length ? this.take() : null;
  }

  private take(): MappedSourceRow[] {
    const batch = this.rows;
    this.rows = [];
    this.businesses = this.bytes = this.sourceCharacters = 0;
    return batch;
  }
}
