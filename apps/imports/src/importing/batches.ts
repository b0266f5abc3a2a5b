import { IMPORT_BATCH, type ImportedBusiness } from '@tedarik/commands';

/** Businesses in parts of which each fits a request: a chunk whose rows were mended may hold more than one of them. */
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

/** As many as fit a request: a chunk whose rows were mended may hold more. */
export const batched = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / IMPORT_BATCH.rows) }, (_, at) =>
    all.slice(at * IMPORT_BATCH.rows, (at + 1) * IMPORT_BATCH.rows),
  );
