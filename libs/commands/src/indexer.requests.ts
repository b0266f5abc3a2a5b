import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

export const IndexName = z.enum(['businesses', 'products']);
export type IndexName = z.infer<typeof IndexName>;

/** The progress of a rebuild. One that was requested but has not begun has done nothing. */
export const IndexRebuild = z.object({
  startedAt: z.iso.datetime(),
  /** Number of records in the new index. */
  done: z.int().nonnegative(),
  /** About how many there will be, from the present index; null if there is none. */
  total: z.int().nonnegative().nullable(),
});
export type IndexRebuild = z.infer<typeof IndexRebuild>;

export const IndexState = z.object({
  index: IndexName,
  /** Number of documents, of any status; null while there is no index. */
  documents: z.int().nonnegative().nullable(),
  /** Messages that no replica has taken yet. A message may hold up to 64 events. */
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
 * Rebuilds an index from its owner; searches work meanwhile. Returns when the request is stored: it survives a crash, and
 * GetIndexState has the progress. Fails with `rebuild-running` while one runs or is about to, and with `index-unavailable`
 * as above.
 */
export const StartRebuild = defineCommand('request.indexer.start-rebuild.v1', {
  request: z.strictObject({ index: IndexName }),
  reply: z.object({}),
});
