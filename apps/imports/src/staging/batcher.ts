import { IMPORT_BATCH, MOST_CHUNK_ROWS } from '@tedarik/commands';
import type { StagedRow } from '../import/staged-row.js';
import { type RowTexts, rowTextsOf } from '../import/stored-row.js';

// Sources are stored together with the mapped rows, and one MongoDB document must hold both.
const SOURCE_CHARACTERS = 6_000_000;
// Number, status, action, target id and category ids are sent in addition to the mapped data.
const SENT_BESIDE_BYTES = 400;

/** A row with its largest parts as they will be stored. */
export interface BatchedRow {
  row: StagedRow;
  texts: RowTexts;
}

/** Groups rows into batches that fit one request. */
export class Batcher {
  private rows: BatchedRow[] = [];
  private businesses = 0;
  private bytes = 0;
  private sourceCharacters = 0;

  /** Adds a row. Returns the previous batch if the row did not fit into it. */
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

  /** The last batch at the end of the file. */
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
