import { z } from 'zod';
import { line } from './text.js';

/**
 * `duplicate`: the same business, because it has the same place id, or the same folded name and address, or nearly the
 * same name at the same place, or because weights are sure of it. `branch`: the same folded name with another place id or
 * address. `doubtful`: perhaps the same business: somebody should look.
 */
export const RowMatchKind = z.enum(['duplicate', 'branch', 'doubtful']);
export type RowMatchKind = z.infer<typeof RowMatchKind>;

/** The business in the directory that matches a row of an import. */
export const ImportedMatch = z.object({
  kind: RowMatchKind,
  /** By a rule of its own, or by the weight of everything that speaks for and against it. */
  by: z.enum(['place-id', 'name', 'nearness', 'weights']),
  businessId: z.uuid(),
  slug: line,
  name: line,
  /** Address and city of its headquarters. */
  address: line,
  /** 0 to 1: how likely they are one business, where weights decided. */
  probability: z.number().min(0).max(1).nullable().default(null),
  /** Codes of what weights found, what speaks for it most first (`ReasonCode` of libs/matching). */
  reasons: z.array(z.string().max(40)).max(20).default([]),
});
export type ImportedMatch = z.infer<typeof ImportedMatch>;
