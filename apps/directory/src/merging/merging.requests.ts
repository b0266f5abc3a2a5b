import { ListMerges, MergeBusinesses, UndoMerge } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Merges } from './merges.js';

/** Requests about merging businesses and undoing merges. */
export const MERGING_REQUESTS = [
  handledBy(MergeBusinesses, Merges, 'merge'),
  handledBy(UndoMerge, Merges, 'undo'),
  handledBy(ListMerges, Merges, 'list'),
];
