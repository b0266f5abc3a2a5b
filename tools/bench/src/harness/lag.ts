import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { percentile } from './figures.js';

/** One change. `write` applies it and returns the version that searches must show. */
export interface Change {
  id: string;
  write: () => Promise<number>;
}

export interface LagOptions {
  client: Client;
  /** The index that is searched. */
  index: string;
  changes: readonly Change[];
  /** Changes started per second, whether earlier ones are done or not. */
  rate: number;
}

export interface Lags {
  p50: number;
  p95: number;
  p99: number;
}

interface Awaited {
  version: number;
  since: number;
}

const LOOK_EVERY_MS = 5;
const TIMEOUT_MS = 30_000;

/** Milliseconds from the response to a change until a search shows it. Throws if a change never becomes visible. */
export async function lagsOf({ client, index, changes, rate }: LagOptions): Promise<Lags> {
  const awaited = new Map<string, Awaited>();
  const lags: number[] = [];
  const written = writeAll(changes, rate, awaited);
  let isWritten = false;
  void written.then(
    () => (isWritten = true),
    () => (isWritten = true),
  );
  for (let until = Infinity; !isWritten || awaited.size > 0;) {
    if (isWritten && until === Infinity) until = Date.now() + TIMEOUT_MS;
    if (Date.now() > until) throw new Error(`${awaited.size} of ${changes.length} changes never became searchable`);
    await look(client, index, awaited, lags);
    await pause(LOOK_EVERY_MS);
  }
  await written;
  return { p50: percentile(lags, 0.5), p95: percentile(lags, 0.95), p99: percentile(lags, 0.99) };
}

async function writeAll(changes: readonly Change[], rate: number, awaited: Map<string, Awaited>): Promise<void> {
  const began = performance.now();
  const writes: Promise<void>[] = [];
  for (const [turn, { id, write }] of changes.entries()) {
    const wait = began + (turn * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const written = write().then((version) => void awaited.set(id, { version, since: performance.now() }));
    written.catch(() => undefined); // awaited below; until then a rejection must not count as unhandled
    writes.push(written);
  }
  await Promise.all(writes);
}

async function look(client: Client, index: string, awaited: Map<string, Awaited>, lags: number[]): Promise<void> {
  const values = [...awaited.keys()];
  if (values.length === 0) return;
  const { hits } = await client.search<{ version: number }>({
    index,
    query: { ids: { values } },
    size: values.length,
    _source: ['version'],
  });
  const now = performance.now();
  for (const { _id: id = '', _source: shown } of hits.hits) {
    const expected = awaited.get(id);
    if (!expected || !shown || shown.version < expected.version) continue;
    awaited.delete(id);
    lags.push(now - expected.since);
  }
}
