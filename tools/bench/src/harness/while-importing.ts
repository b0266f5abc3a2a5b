import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext } from '../bench-context.js';
import { importRows } from './import-rows.js';

const LOOK_EVERY_MS = 50;

/** Runs the work while imports run one after the other; the work starts once the first import stores businesses. */
export async function whileImporting<T>(
  surroundings: BenchContext,
  work: () => Promise<T>,
): Promise<{ result: T; rows: number }> {
  const businesses = surroundings.directory.collection('businesses');
  const before = await businesses.estimatedDocumentCount();
  let isWanted = true;
  const importing = importWhile(surroundings, () => isWanted);
  const working = async () => {
    while ((await businesses.estimatedDocumentCount()) === before) await pause(LOOK_EVERY_MS);
    return work();
  };
  try {
    const result = await Promise.race([working(), importing.then(() => Promise.reject(new Error('no import ran')))]);
    isWanted = false;
    return { result, rows: await importing };
  } finally {
    isWanted = false;
  }
}

async function importWhile(surroundings: BenchContext, isWanted: () => boolean): Promise<number> {
  let rows = 0;
  while (isWanted()) rows += (await importRows(surroundings, surroundings.sizes.rows)).read;
  return rows;
}
