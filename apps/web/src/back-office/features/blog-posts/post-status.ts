import type { ManagedPostFilter, ManagedPostStatus } from '../../../lib/graphql/types.js';

export const POST_STATUSES = ['published', 'draft', 'archived'] as const satisfies ManagedPostStatus[];

/** Filters of the list; scheduled posts are distinguished from those that readers see. */
export const POST_FILTERS = ['published', 'scheduled', 'draft', 'archived'] as const satisfies ManagedPostFilter[];

/** ADM-BLOG-13: an unknown status is shown as draft. */
export const knownStatus = (status: string): ManagedPostStatus =>
  POST_STATUSES.find((known) => known === status) ?? 'draft';
