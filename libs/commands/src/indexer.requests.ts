import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

export const IndexName = z.enum(['businesses', 'products']);
export type IndexName = z.infer<typeof IndexName>;

/** The progress of a rebuild. Before it begins, `done` is 0. */
export const IndexRebuild = z.object({
  startedAt: z.iso.datetime(),
  /** Number of records in the new index. */
  done: z.int().nonnegative(),
  /** Estimated number of records, taken from the present index; null if there is none. */
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

/** Fails with `index-unavailable` while the search engine is down. */
export const GetIndexState = defineQuery('request.indexer.get-index-state.v1', {
  request: z.strictObject({}),
  reply: z.object({ indices: z.array(IndexState).max(IndexName.options.length) }),
});

/**
 * Rebuilds an index from the service that owns its data; searches work meanwhile. Returns once the request is stored, so that it survives a
 * crash; GetIndexState returns the progress. Fails with `rebuild-running` if a rebuild is running or about to start, and with
 * `index-unavailable` like GetIndexState.
 */
export const StartRebuild = defineCommand('request.indexer.start-rebuild.v1', {
  request: z.strictObject({ index: IndexName }),
  reply: z.object({}),
});
