import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

export const IndexName = z.enum(['businesses', 'products']);
export type IndexName = z.infer<typeof IndexName>;

/** How far a rebuild is; one that is wanted and about to begin has done nothing. */
export const IndexRebuild = z.object({
  startedAt: z.iso.datetime(),
  /** Records that the new index has. */
  done: z.int().nonnegative(),
  /** About how many there will be, by the index that is replaced; null where there is none. */
  total: z.int().nonnegative().nullable(),
});
export type IndexRebuild = z.infer<typeof IndexRebuild>;

export const IndexState = z.object({
  index: IndexName,
  /** What searches can find, whatever its status; null while there is no index. */
  documents: z.int().nonnegative().nullable(),
  /** Messages that no copy has taken yet; one may hold up to 64 events. */
  lag: z.int().nonnegative(),
  rebuild: IndexRebuild.nullable(),
});
export type IndexState = z.infer<typeof IndexState>;

/** Fails with `index-unavailable` while the search engine is away. */
export const GetIndexState = defineQuery('request.indexer.get-index-state.v1', {
  request: z.strictObject({}),
  reply: z.object({ indices: z.array(IndexState).max(IndexName.options.length) }),
});

/**
 * Has an index filled anew from its owner; searches are answered throughout. Done when the wish is stored: it outlives a
 * crash, and GetIndexState says how far it is. Fails with `rebuild-running` while one runs or is about to, and with
 * `index-unavailable` as above.
 */
export const StartRebuild = defineCommand('request.indexer.start-rebuild.v1', {
  request: z.strictObject({ index: IndexName }),
  reply: z.object({}),
});
