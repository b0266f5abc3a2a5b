import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { line, shortLine } from '../text.js';

/** How many failures the state of the queues lists at most; `failed` counts all. */
export const MOST_FAILURES_NAMED = 50;

/** How many replicas the state of the queues lists at most. */
export const MOST_WORKERS_NAMED = 100;
const MOST_QUEUES = 4;

/** Failed work of an import. `exhausted` work failed so often that it is only retried when an administrator requests it. */
export const ImportFailure = z.object({
  importId: z.uuid(),
  fileName: line,
  /** Null if reading the file failed. */
  chunk: z.int().nonnegative().nullable(),
  firstRow: z.int().nullable(),
  lastRow: z.int().nullable(),
  /** The code of the error if it has one, else the first line of its message. */
  reason: line,
  times: z.int().positive(),
  exhausted: z.boolean(),
  at: z.iso.datetime(),
});
export type ImportFailure = z.infer<typeof ImportFailure>;

/** Fails with `queue-unavailable` while Redis is down. */
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
          /** Work that failed and is not done yet: either exhausted, or scheduled for a retry. */
          failed: z.int(),
        }),
      )
      .max(MOST_QUEUES),
    /** Replicas that currently process work. */
    workers: z
      .array(
        z.object({ name: shortLine, queues: z.array(shortLine).max(MOST_QUEUES), since: z.iso.datetime().nullable() }),
      )
      .max(MOST_WORKERS_NAMED),
    /** Rows processed in each of the last sixty minutes, oldest minute first. */
    throughput: z.array(z.object({ minute: z.iso.datetime(), rows: z.int() })).length(60),
    failures: z.array(ImportFailure).max(MOST_FAILURES_NAMED),
  }),
});

const ofFailure = z.strictObject({ importId: z.uuid(), chunk: z.int().nonnegative().nullable() });

/** Retries failed work at once. Fails with `failure-not-found`. */
export const RetryImportFailure = defineCommand('request.imports.retry-import-failure.v1', {
  request: ofFailure,
  reply: z.object({}),
});

/**
 * Gives up failed work: rows of a chunk that the directory has not written become invalid (`discarded`); if a file could not be read, its
 * import fails. Fails with `failure-not-found`, and while the directory is down.
 */
export const DiscardImportFailure = defineCommand('request.imports.discard-import-failure.v1', {
  request: ofFailure,
  reply: z.object({}),
});
