import { z } from 'zod';

/** Rows in a page of a back-office list, unless the caller wants another number (ADM-COMMON-10). */
export const MANAGED_PAGE_SIZE = 20;
/** Most rows that one bulk call may name. */
export const MOST_IN_BULK = 500;

/** What every list of the back office takes: words that are looked for folded, a page, and an order. */
export const managedList = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) => ({
  search: z.string().max(200),
  page: z.int().min(1).max(100_000),
  pageSize: z.int().min(1).max(100),
  sort: z.enum(sorts),
  descending: z.boolean(),
});

/** The records that one bulk call is about. */
export const manyIds = z.array(z.uuid()).min(1).max(MOST_IN_BULK);

/** What became of one record of a bulk call; `code` says why when it was refused. The others are not held up by it. */
export const BulkOutcome = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'refused']),
  code: z.string().max(80).nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const bulkReply = z.object({ outcomes: z.array(BulkOutcome).max(MOST_IN_BULK) });
