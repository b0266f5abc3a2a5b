import type { estypes } from '@elastic/elasticsearch';
import type { BusinessDocument } from './business-document.js';
import { type BusinessSearch, type Match, searchBusinesses } from './search-businesses.js';
import { type BusinessSearchResult, parseBusinessSearch } from './search-result.js';

type Answer = estypes.SearchResponse<Pick<BusinessDocument, 'card'>>;

/**
 * The page that a search asks for: of what matches closely, and only when that is nothing, of what matches in the next of
 * the given ways. Slips are forgiven where nothing better is there: 'kasap' is not 'kaşar'.
 */
export async function findBusinesses(
  search: Omit<BusinessSearch, 'match'>,
  ask: (body: estypes.SearchRequest) => Promise<Answer>,
  ways: readonly [Match, ...Match[]] = ['closely', 'nearly'],
): Promise<BusinessSearchResult & { match: Match }> {
  const [match, ...next] = ways;
  const isByDistance = search.sort === 'nearest' && search.near !== undefined;
  const found = parseBusinessSearch(await ask(searchBusinesses({ ...search, match })), { isByDistance });
  const [second, ...others] = next;
  if (found.isAny || !search.text.trim() || !second) return { ...found, match };
  return findBusinesses(search, ask, [second, ...others]);
}
