import { DismissDuplicates, FindDuplicates, ListDuplicates, RestoreDuplicates } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { DismissDuplicatesHandler } from './dismiss-duplicates.handler.js';
import { DuplicatesSearch } from './duplicates-search.js';
import { ListDuplicatesQuery } from './list-duplicates.js';

/** Requests about possible duplicates. */
export const DUPLICATES_REQUESTS = [
  handledBy(ListDuplicates, ListDuplicatesQuery),
  handledBy(DismissDuplicates, DismissDuplicatesHandler),
  handledBy(RestoreDuplicates, DismissDuplicatesHandler, 'restore'),
  handledBy(FindDuplicates, DuplicatesSearch),
];
