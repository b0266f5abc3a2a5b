import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Most parked messages of a durable that its state names; `count` counts them all. */
export const MOST_PARKED_NAMED = 20;

export const IndexName = z.enum(['businesses', 'products']);
export type IndexName = z.infer<typeof IndexName>;

/** Events that a durable failed on five times, and that wait for somebody to decide. */
export const ParkedEvents = z.object({
  durable: z.string(),
  count: z.int().nonnegative(),
  /** The oldest of them; `reason` is the code of the last failure. */
  entries: z.array(z.object({ subject: z.string(), reason: z.string(), at: z.iso.datetime() })).max(MOST_PARKED_NAMED),
});
export type ParkedEvents = z.infer<typeof ParkedEvents>;

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
  /** Events that no copy has taken yet. */
  lag: z.int().nonnegative(),
  rebuild: IndexRebuild.nullable(),
  /** Of each durable of the index. */
  parked: z.array(ParkedEvents),
});
export type IndexState = z.infer<typeof IndexState>;

/** Fails with `index-unavailable` while the search engine is away. */
export const GetIndexState = defineQuery('ask.indexer.get-index-state.v1', {
  request: z.strictObject({}),
  reply: z.object({ indices: z.array(IndexState) }),
});

const ofDurable = z.strictObject({ durable: z.string().min(1).max(80) });
const PARKED_DEADLINE_MS = 20_000;

/**
 * Announces the parked events of a durable again, at most a thousand; those that fail again are parked again. Fails with
 * `durable-not-found` for one that is not of an index.
 */
export const RedriveParked = defineCommand('ask.indexer.redrive-parked.v1', {
  request: ofDurable,
  reply: z.object({ count: z.int().nonnegative() }),
  deadlineMs: PARKED_DEADLINE_MS,
});

/** Throws the parked events of a durable away; fails as above. */
export const DiscardParked = defineCommand('ask.indexer.discard-parked.v1', {
  request: ofDurable,
  reply: z.object({ count: z.int().nonnegative() }),
  deadlineMs: PARKED_DEADLINE_MS,
});

/**
 * Has an index filled anew from its owner; searches are answered throughout. Done when the wish is stored: it outlives a
 * crash, and GetIndexState says how far it is. Fails with `rebuild-running` while one runs or is about to, and with
 * `index-unavailable` as above.
 */
export const StartRebuild = defineCommand('ask.indexer.start-rebuild.v1', {
  request: z.strictObject({ index: IndexName }),
  reply: z.object({}),
});
