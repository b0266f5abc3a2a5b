import type { estypes } from '@elastic/elasticsearch';
import { type Match, type MatchFallbacks, searchWithFallback, waysFor } from './matches.js';
import { type BusinessSearch, searchBusinesses } from './search-businesses.js';
import {
  type BusinessCounts,
  type BusinessSearchResult,
  type FoundDocument,
  parseCounts,
  parseFoundPage,
} from './search-result.js';

type Answer = estypes.SearchResponse<FoundDocument>;

/** A cache of counts for the same search on other pages or in another order, by way of matching. */
export interface CountsCache {
  get(match: Match): BusinessCounts | undefined;
  set(match: Match, counts: BusinessCounts): unknown;
}

/**
 * Runs a search for one page. Tries the given ways of matching in turn until one finds anything. Counts that are in `known` are not
 * requested again, and ways that are known to find nothing are skipped.
 */
export function findBusinesses(
  search: Omit<BusinessSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
  ways: MatchFallbacks = ['closely', 'nearly'],
  known?: CountsCache,
): Promise<BusinessSearchResult & { match: Match }> {
  const isByDistance = search.sort === 'nearest' && search.near !== undefined;
  return searchWithFallback(waysFor(search, ways), async (match) => {
    const counts = known?.get(match);
    if (counts?.isAny === false) return { cards: [], productNames: [], ...counts };
    const counted = !counts && search.counted !== false;
    const answer = await send(searchBusinesses({ ...search, match, counted }));
    const page = parseFoundPage(answer, { isByDistance });
    if (counts) return { ...page, ...counts };
    if (!counted) return { ...page, ...uncounted(page.cards.length) };
    const fresh = parseCounts(answer);
    known?.set(match, fresh);
    return { ...page, ...fresh };
  });
}

/** The counts of a page that was requested without counting: the total is at least the number of its cards. */
const uncounted = (total: number): BusinessCounts => ({
  ...{ total, isAny: total > 0 },
  ...{ facets: new Map<string, number>(), services: new Map<string, number>() },
});
