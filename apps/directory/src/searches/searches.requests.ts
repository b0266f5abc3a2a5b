import { ListRecentSearches, ListSearches, RecordSearchClicks, RecordSearches } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Searches } from './searches.js';

export const SEARCHES_REQUESTS = [
  handledBy(RecordSearches, Searches, 'record'),
  handledBy(RecordSearchClicks, Searches, 'recordClicks'),
  handledBy(ListSearches, Searches, 'list'),
  handledBy(ListRecentSearches, Searches, 'listRecent'),
];
