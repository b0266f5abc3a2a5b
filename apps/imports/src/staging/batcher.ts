import { IMPORT_BATCH } from '@tedarik/commands';
import type { StagedRow } from '../import/import.schema.js';

// Sources are kept beside the mapped rows: one document of MongoDB must hold both.
const SOURCE_CHARACTERS = 6_000_000;
const ROWS_READ = 1_000;
// Number, status, action, the id of what it updates and ids of its categories come on top of what is mapped.
const SENT_BESIDE_BYTES = 400;

/**
 * Groups rows into batches that one ask can carry. The same rows always give the same batches: a staging that was killed
 * finds its place again by counting.
 */
export class Batcher {
  private rows: StagedRow[] = [];
  private businesses = 0;
  private bytes = 0;
  private sourceCharacters = 0;

  /** Adds a row; answers the batch that was full before it, if any. */
  add(row: StagedRow): StagedRow[] | null {
    const bytes = row.business ? bytesOf(row.business) : 0;
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
  rest(): StagedRow[] | null {
    return this.rows.length ? this.take() : null;
  }

  private take(): StagedRow[] {
    const batch = this.rows;
    this.rows = [];
    this.businesses = this.bytes = this.sourceCharacters = 0;
    return batch;
  }
}

/** Without its categories: the type table that names them may change before a killed staging goes on. */
function bytesOf(business: NonNullable<StagedRow['business']>): number {
  const counted = { ...business, categoryNames: undefined, unknownType: undefined };
  return Buffer.byteLength(JSON.stringify(counted)) + SENT_BESIDE_BYTES;
}
