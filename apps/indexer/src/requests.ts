import { GetIndexState, MatchSearches, StartRebuild } from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { StartRebuildHandler } from './projection/start-rebuild.handler.js';
import { GetIndexStateQuery } from './projection/get-index-state.js';
import { MatchSearchesQuery } from './saved-searches/match-searches.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(GetIndexState, GetIndexStateQuery),
  handledBy(StartRebuild, StartRebuildHandler),
  handledBy(MatchSearches, MatchSearchesQuery),
];

/** All requests that the indexer answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('indexer')];
