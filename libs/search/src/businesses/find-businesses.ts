import type { estypes } from '@elastic/elasticsearch';
import { inTheFirstWay, type Match, type Ways } from './matches.js';
import { type BusinessSearch, searchBusinesses } from './search-businesses.js';
import { type BusinessSearchResult, type FoundDocument, parseBusinessSearch } from './search-result.js';

type Answer = estypes.SearchResponse<FoundDocument>;

/** The page that a search requests: of what matches closely, and only when that is nothing, in the next of the given ways. */
export function findBusinesses(
  search: Omit<BusinessSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
  ways: Ways = ['closely', 'nearly'],
): Promise<BusinessSearchResult & { match: Match }> {
  const isByDistance = search.sort === 'nearest' && search.near !== undefined;
  return inTheFirstWay(search.text.trim() ? ways : ['closely'], async (match) =>
    parseBusinessSearch(await send(searchBusinesses({ ...search, match })), { isByDistance }),
  );
}
