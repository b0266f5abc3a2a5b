import type { LinkedKind } from '../business/record-links.js';

/**
 * What is left to do after a record was deleted: taking it from everything that points at it. Or after that was undone:
 * giving it back.
 */
export interface Sweep {
  /** In the order in which they were ordered. */
  id: string;
  of: SweptKind;
  recordId: string;
  /** Takes its place; null leaves the place empty. Only of a category. */
  moveTo: string | null;
  /** Left out while it takes. */
  isReturn?: boolean;
}

export type SweptKind = 'category' | 'district' | LinkedKind;

/** As many records as one transaction rewrites. */
export const SWEPT_AT_ONCE = 200;
