import type { ManagedPostFilter, ManagedPostStatus } from '../../../lib/graphql/types.js';

export const POST_STATUSES = ['published', 'draft', 'archived'] as const satisfies ManagedPostStatus[];

/** What the list can be narrowed to: what waits for its date is told from what readers see. */
export const POST_FILTERS = ['published', 'scheduled', 'draft', 'archived'] as const satisfies ManagedPostFilter[];

/** ADM-BLOG-13: what nobody knows is shown as a draft. */
export const knownStatus = (status: string): ManagedPostStatus =>
  POST_STATUSES.find((known) => known === status) ?? 'draft';
