import { IMPORT_BATCH, MOST_CHUNK_ROWS } from '@tedarik/commands';
import type { StagedRow } from '../import/staged-row.js';
import { type RowTexts, rowTextsOf } from '../import/stored-row.js';

// Sources are kept beside the mapped rows: one document of MongoDB must hold both.
const SOURCE_CHARACTERS = 6_000_000;
// Number, status, action, the id of what it updates and ids of its categories come on top of what is mapped.
const SENT_BESIDE_BYTES = 400;

/** A row, and what takes most of its room as it will be stored. */
export interface BatchedRow {
  row: StagedRow;
  texts: RowTexts;
}

/** Groups rows into batches that one request can carry. */
export class Batcher {
  private rows: BatchedRow[] = [];
  private businesses = 0;
  private bytes = 0;
  private sourceCharacters = 0;

  /** Adds a row; answers the batch that was full before it, if any. */
  add(row: StagedRow): BatchedRow[] | null {
    const texts = rowTextsOf(row);
    const bytes = texts.business === null ? 0 : Buffer.byteLength(texts.business) + SENT_BESIDE_BYTES;
    const characters = texts.source.length;
    const businesses = row.business ? 1 : 0;
    const full =
      this.businesses + businesses > IMPORT_BATCH.rows ||
      this.bytes + bytes > IMPORT_BATCH.bytes ||
      this.sourceCharacters + characters > SOURCE_CHARACTERS ||
      this.rows.length >= MOST_CHUNK_ROWS;
    const batch = full ? this.take() : null;
    this.rows.push({ row, texts });
    this.businesses += businesses;
    this.bytes += bytes;
    this.sourceCharacters += characters;
    return batch;
  }

  /** What is left at the end of the file. */
  rest(): BatchedRow[] | null {
    return this.rows.length ? this.take() : null;
  }

  private take(): BatchedRow[] {
    const batch = this.rows;
    this.rows = [];
    this.businesses = this.bytes = this.sourceCharacters = 0;
    return batch;
  }
}
