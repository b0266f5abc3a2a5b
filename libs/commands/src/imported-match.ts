import { z } from 'zod';
import { line } from './text.js';

/**
 * `duplicate`: the same business, because it has the same place id, or the same folded name and address, or nearly the
 * same name at the same place. `branch`: the same folded name with another place id or address.
 */
export const RowMatchKind = z.enum(['duplicate', 'branch']);
export type RowMatchKind = z.infer<typeof RowMatchKind>;

/** The business in the directory that matches a row of an import. */
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
