import { setTimeout as pause } from 'node:timers/promises';
import { allReferenceTables, GetReferenceTables, type ReferenceTables } from '@tedarik/commands';
import { BUSINESSES } from '@tedarik/search';
import type { BenchContext } from '../bench-context.js';
import { importRows } from './import-rows.js';

const LOOK_EVERY_MS = 100;
const TIMEOUT_MS = 10 * 60_000;
// Some generated rows repeat a business or have no name.
const ROWS_PER_BUSINESS = 1.05;
const LEAST_ROWS = 100;

/** Runs imports until `wanted` businesses are public and searchable. Returns how long that took, or null if nothing had to be imported. */
export async function ensureBusinesses(surroundings: BenchContext, wanted: number): Promise<string | null> {
  const before = await publicBusinesses(surroundings);
  const began = Date.now();
  let rows = 0;
  let seconds = 0;
  for (let have = before; have < wanted; have = await publicBusinesses(surroundings)) {
    const imported = await importRows(surroundings, Math.max(LEAST_ROWS, (wanted - have) * ROWS_PER_BUSINESS) | 0);
    if (imported.created === 0) throw new Error('an import of the dataset created nothing');
    rows += imported.read;
    seconds += imported.seconds;
  }
  await allSearchable(surroundings);
  if (rows === 0) return null;
  const whole = (Date.now() - began) / 1000;
  return `${rows} rows on top of ${before} businesses: imported in ${seconds.toFixed(1)} s, all searchable after ${whole.toFixed(1)} s`;
}

/** Resolves when the index contains as many businesses as the directory. */
export async function allSearchable(surroundings: BenchContext): Promise<void> {
  const { client } = surroundings.searchEngine();
  const owned = await surroundings.directory.collection('businesses').countDocuments({ deletedAt: null });
  const query = { term: { deleted: false } };
  const until = Date.now() + TIMEOUT_MS;
  for (let seen = -1; seen !== owned;) {
    if (Date.now() > until) throw new Error(`${seen} of ${owned} businesses became searchable`);
    if (seen >= 0) await pause(LOOK_EVERY_MS);
    seen = (await client.count({ index: BUSINESSES.alias, query })).count;
  }
}

/** The directory's reference tables, from which the benches build lists and searches. */
export function referenceTables({ messaging }: BenchContext): Promise<ReferenceTables> {
  return allReferenceTables((request) => messaging.requests.send(GetReferenceTables, request));
}

function publicBusinesses({ directory }: BenchContext): Promise<number> {
  return directory.collection('businesses').countDocuments({ deletedAt: null, status: 'active' });
}
