import { IMPORT_BATCH, type ImportedBusiness } from '@tedarik/commands';

/** Splits businesses into parts that fit one request each: a chunk with edited rows may be larger than one request. */
export function batchesOf(businesses: readonly ImportedBusiness[]): ImportedBusiness[][] {
  const batches: ImportedBusiness[][] = [];
  let room = 0;
  for (const business of businesses) {
    const bytes = Buffer.byteLength(JSON.stringify(business));
    const last = batches.at(-1);
    if (!last || last.length === IMPORT_BATCH.rows || bytes > room) {
      batches.push([business]);
      room = IMPORT_BATCH.bytes - bytes;
    } else {
      last.push(business);
      room -= bytes;
    }
  }
  return batches;
}

/** Splits a list into parts of the largest number of rows per request: a chunk with edited rows may have more. */
export const batched = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / IMPORT_BATCH.rows) }, (_, at) =>
    all.slice(at * IMPORT_BATCH.rows, (at + 1) * IMPORT_BATCH.rows),
  );
