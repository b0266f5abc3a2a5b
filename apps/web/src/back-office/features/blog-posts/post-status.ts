import type { ManagedPostStatus } from '../../../lib/graphql/types.js';

export const POST_STATUSES = ['published', 'draft', 'archived'] as const satisfies ManagedPostStatus[];

/** ADM-BLOG-13: what nobody knows is shown as a draft. */
export const knownStatus = (status: string): ManagedPostStatus =>
  POST_STATUSES.find((known) => known === status) ?? 'draft';
