import { ListSearches, RecordSearches } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Searches } from './searches.js';

export const SEARCHES_REQUESTS = [
  handledBy(RecordSearches, Searches, 'record'),
  handledBy(ListSearches, Searches, 'list'),
];
