import { setTimeout as pause } from 'node:timers/promises';
import type { RequestClient } from '@tedarik/messaging';
import { REFRESH_INTERVAL, type Tombstone } from '@tedarik/search';
import { isElasticsearchOutage } from '../elasticsearch/elasticsearch.js';
import { writeDocuments } from '../elasticsearch/index-writer.js';
import type { Indices } from '../elasticsearch/indices.js';
import type { Projected } from '../projected/projected.js';
import { compareWithOwner } from './compare-with-owner.js';
import { ownerPages } from './owner-rows.js';
import { RebuildFailed } from './rebuild-failed.js';

export interface RebuildOptions {
  projected: Projected;
  indices: Indices;
  requests: Pick<RequestClient, 'send'>;
  /** Milliseconds until all writers know the new index. */
  settleMs: number;
  /** Milliseconds that running searches may still need the old index; default 2 s. */
  dropAfterMs?: number;
  /** Called often; rejects when the rebuild must stop. */
  stillMine?: () => Promise<void>;
  /** Ends every wait at once, with an AbortError. */
  signal?: AbortSignal;
  /** Called with the number of records in the new index. */
  onFilled?: (records: number) => void;
  say?: (sentence: string) => void;
}

/** Milliseconds that writers of other replicas may take to learn of a new index. */
export const SETTLE_MS = 5_000;
const TRIES = 8;

/**
 * Fills a new index from the owner while the old one is still searched and written, compares the new index with the owner, and switches to
 * it. Otherwise throws RebuildFailed and leaves the old index in place; the half-filled one is deleted by the next rebuild.
 */
export async function rebuildIndex(options: RebuildOptions): Promise<{ index: string; documents: number }> {
  const { indices, settleMs, dropAfterMs = 2_000, say = () => undefined, signal } = options;
  for (const dropped of await indices.dropLeftovers()) say(`Dropped ${dropped}, left by an earlier rebuild`);
  const index = await indices.announceNext(new Date());
  say(`Made ${index}; filling begins in ${settleMs / 1000} s`);
  await pause(settleMs, undefined, { signal });

  const documents = await fill(options, say);
  await indices.client.indices.putSettings({ index, settings: { refresh_interval: REFRESH_INTERVAL } });
  await catchUp(options, index, say);
  await options.stillMine?.();
  await indices.swap(index);
  say(`Searches now read ${index}`);

  await pause(dropAfterMs);
  for (const dropped of await indices.dropLeftovers()) say(`Dropped ${dropped}`);
  return { index, documents };
}

async function fill(options: RebuildOptions, say: (sentence: string) => void): Promise<number> {
  const began = Date.now();
  let documents = 0;
  let saidAt = began;
  for await (const rows of ownerPages(options.requests, options.projected)) {
    await write(options, rows.map(options.projected.documentOfRow));
    documents += rows.length;
    options.onFilled?.(documents);
    if (Date.now() - saidAt < 1_000) continue;
    saidAt = Date.now();
    say(`Filled ${documents}, ${Math.round((documents * 1000) / (saidAt - began))} a second`);
  }
  say(`Filled ${documents} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return documents;
}

/** Writes to the index that is being filled; retries documents that were refused because the engine is overloaded. */
async function write({ indices, stillMine, signal }: RebuildOptions, documents: Tombstone[]): Promise<void> {
  const { client, names } = indices;
  let left = documents;
  for (let tried = 0; left.length > 0; tried++) {
    await stillMine?.();
    const outcomes = await writeDocuments(client, [names.nextAlias], left);
    const errors = outcomes.flatMap(({ error }) => (error ? [error] : []));
    const lasting = errors.find((error) => !isElasticsearchOutage(error));
    if (lasting) throw new RebuildFailed(lasting.message);
    if (errors[0] && tried >= TRIES) throw errors[0]; // an outage, not a failure of the rebuild
    left = left.filter((_, at) => outcomes[at]?.outcome === 'refused');
    if (left.length > 0) await pause(100 * 2 ** tried, undefined, { signal });
  }
}

/**
 * Compares the new index with the owner. Rows that changed meanwhile are also written here: their events are still pending, and an accepted
 * write proves that the index has them.
 */
async function catchUp(options: RebuildOptions, index: string, say: (sentence: string) => void) {
  const { projected, indices, requests, stillMine } = options;
  await stillMine?.();
  const { owner, differences } = await compareWithOwner(indices.client, index, requests, projected, stillMine);
  const wrong = differences.filter(({ kind }) => kind === 'wrong').map(({ id }) => id);
  if (wrong.length > 0) throw new RebuildFailed('index and owner differ', wrong.slice(0, 10));
  const changed = differences.flatMap((difference) => difference.owner ?? []);
  await write(options, changed.map(projected.documentOfRow));
  say(`Compared ${owner}; ${changed.length} had changed meanwhile`);
}
