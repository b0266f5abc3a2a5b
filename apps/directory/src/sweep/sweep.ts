import type { LinkedKind } from '../business/record-links.js';

/**
 * The pending work after the deletion of a record: removing it from everything that refers to it. After the deletion was undone: linking it
 * again.
 */
export interface Sweep {
  /** Rises with time, so sweeps run in the order of their ids. */
  id: string;
  of: SweptKind;
  recordId: string;
  /** The record that replaces the deleted one; null for none. Only for categories. */
  moveTo: string | null;
  /** Whether links are restored; absent while they are removed. */
  isReturn?: boolean;
}

export type SweptKind = 'category' | 'district' | LinkedKind;

/** Number of records that one transaction changes. */
export const SWEPT_AT_ONCE = 200;
