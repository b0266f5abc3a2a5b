import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line, shortLine } from '../text.js';

/** How many failures the state of the queues lists at most; `failed` counts all. */
export const MOST_FAILURES_NAMED = 50;

/** How many replicas the state of the queues lists at most. */
export const MOST_WORKERS_NAMED = 100;
const MOST_QUEUES = 4;

/** Failed work of an import. `exhausted`: it failed so often that it is not tried again until an administrator says so. */
export const ImportFailure = z.object({
  importId: z.uuid(),
  fileName: line,
  /** Null if it is the reading of the file. */
  chunk: z.int().nonnegative().nullable(),
  firstRow: z.int().nullable(),
  lastRow: z.int().nullable(),
  /** A code if there is one, else the first line of the error. */
  reason: line,
  times: z.int().positive(),
  exhausted: z.boolean(),
  at: z.iso.datetime(),
});
export type ImportFailure = z.infer<typeof ImportFailure>;

/** Fails with `queue-unavailable` while Redis is away. */
export const GetImportQueues = defineQuery('request.imports.get-import-queues.v1', {
  request: z.strictObject({}),
  reply: z.object({
    queues: z
      .array(
        z.object({
          name: shortLine,
          waiting: z.int(),
          active: z.int(),
          delayed: z.int(),
          /** Work that failed and is not done yet: exhausted, or about to be tried again. */
          failed: z.int(),
        }),
      )
      .max(MOST_QUEUES),
    /** Replicas that take work now. */
    workers: z
      .array(
        z.object({ name: shortLine, queues: z.array(shortLine).max(MOST_QUEUES), since: z.iso.datetime().nullable() }),
      )
      .max(MOST_WORKERS_NAMED),
    /** Rows done in each of the last sixty minutes, the oldest first. */
    throughput: z.array(z.object({ minute: z.iso.datetime(), rows: z.int() })).length(60),
    failures: z.array(ImportFailure).max(MOST_FAILURES_NAMED),
  }),
});

const ofFailure = z.strictObject({ importId: z.uuid(), chunk: z.int().nonnegative().nullable() });

/** Tries failed work again at once. Fails with `failure-not-found`. */
export const RetryImportFailure = defineCommand('request.imports.retry-import-failure.v1', {
  request: ofFailure,
  reply: z.object({}),
});

/**
 * Gives up failed work: the rows of a chunk that the directory has not written become invalid (`discarded`); an unread file
 * fails its import. Fails as above, and while the directory is away.
 */
export const DiscardImportFailure = defineCommand('request.imports.discard-import-failure.v1', {
  request: ofFailure,
  reply: z.object({}),
});
