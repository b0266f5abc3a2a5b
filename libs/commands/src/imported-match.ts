import { z } from 'zod';
import { line } from './text.js';

/**
 * `duplicate`: the same business, because it has the same place id, the same folded name and address, or nearly the same name at the same
 * place, or because the weights are certain. `branch`: the same folded name with another place id or address. `doubtful`: perhaps the same
 * business; a person should decide.
 */
export const RowMatchKind = z.enum(['duplicate', 'branch', 'doubtful']);
export type RowMatchKind = z.infer<typeof RowMatchKind>;

/** The business in the directory that matches a row of an import. */
export const ImportedMatch = z.object({
  kind: RowMatchKind,
  /** What decided: one of the fixed rules, or the weights of everything that speaks for and against a match. */
  by: z.enum(['place-id', 'name', 'nearness', 'weights']),
  businessId: z.uuid(),
  slug: line,
  name: line,
  /** Address and city of its headquarters. */
  address: line,
  /** Probability from 0 to 1 that they are one business; null unless `weights` decided. */
  probability: z.number().min(0).max(1).nullable().default(null),
  /** Codes of what the weights found, the strongest evidence for a match first (`ReasonCode` of libs/matching). */
  reasons: z.array(z.string().max(40)).max(20).default([]),
});
export type ImportedMatch = z.infer<typeof ImportedMatch>;
