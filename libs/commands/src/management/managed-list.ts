import { z } from 'zod';

/** Default number of rows in a page of a back-office list (ADM-COMMON-10). */
export const MANAGED_PAGE_SIZE = 20;
/** How many records one bulk request may name. */
export const MOST_IN_BULK = 500;

/** The parameters of every back-office list: words to search for (folded), a page, and an order. */
export const managedList = <const Sort extends readonly [string, ...string[]]>(sorts: Sort) => ({
  search: z.string().max(200),
  page: z.int().min(1).max(100_000),
  pageSize: z.int().min(1).max(100),
  sort: z.enum(sorts),
  descending: z.boolean(),
});

/** The request for a page of such a list. */
export interface ManagedPageRequest<Sort extends string> {
  search: string;
  page: number;
  pageSize: number;
  sort: Sort;
  descending: boolean;
}

/** The records of one bulk request. */
export const manyIds = z.array(z.uuid()).min(1).max(MOST_IN_BULK);

/** The result for one record of a bulk request. `code` says why it was refused; the other records are processed nevertheless. */
export const BulkOutcome = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'refused']),
  code: z.string().max(80).nullable(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const bulkReply = z.object({ outcomes: z.array(BulkOutcome).max(MOST_IN_BULK) });

/** The schemas of a bulk request that contains only the ids of its records. */
export const ofMany = { request: z.strictObject({ ids: manyIds }), reply: bulkReply };
