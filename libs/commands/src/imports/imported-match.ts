import { z } from 'zod';
import { line } from '../text.js';

/**
 * `duplicate`: the same business (its place id; its folded name at the same address; or at the same place under nearly
 * the same name). `branch`: the same folded name with another place id or address.
 */
export const RowMatchKind = z.enum(['duplicate', 'branch']);
export type RowMatchKind = z.infer<typeof RowMatchKind>;

/** The business in the directory that a row of an import seems to be. */
export const ImportedMatch = z.object({
  kind: RowMatchKind,
  by: z.enum(['place-id', 'name', 'nearness']),
  businessId: z.uuid(),
  slug: line,
  name: line,
  /** Address and city of its headquarters. */
  address: line,
});
export type ImportedMatch = z.infer<typeof ImportedMatch>;
