import { ListMerges, MergeBusinesses, UndoMerge } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { ListMergesQuery } from './list-merges.js';
import { MergeBusinessesHandler } from './merge-businesses.handler.js';
import { UndoMergeHandler } from './undo-merge.handler.js';

/** Requests about merging businesses and undoing merges. */
export const MERGING_REQUESTS = [
  handledBy(MergeBusinesses, MergeBusinessesHandler),
  handledBy(UndoMerge, UndoMergeHandler),
  handledBy(ListMerges, ListMergesQuery),
];
