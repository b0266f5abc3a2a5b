import type { estypes } from '@elastic/elasticsearch';
import { inTheFirstWay, type Match, type Ways } from './matches.js';
import { type BusinessSearch, searchBusinesses } from './search-businesses.js';
import {
  type BusinessCounts,
  type BusinessSearchResult,
  type FoundDocument,
  parseCounts,
  parseFoundPage,
} from './search-result.js';

type Answer = estypes.SearchResponse<FoundDocument>;

/** What was counted for a search before, on another page or in another order, by the way in which it matched. */
export interface KnownCounts {
  get(match: Match): BusinessCounts | undefined;
  set(match: Match, counts: BusinessCounts): unknown;
}

/**
 * The page that a search requests: of what matches closely, and only when that is nothing, in the next of the given ways.
 * What is known already is not counted again, and what is known to be nothing is not requested.
 */
export function findBusinesses(
  search: Omit<BusinessSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
  ways: Ways = ['closely', 'nearly'],
  known?: KnownCounts,
): Promise<BusinessSearchResult & { match: Match }> {
  const isByDistance = search.sort === 'nearest' && search.near !== undefined;
  return inTheFirstWay(search.text.trim() ? ways : ['closely'], async (match) => {
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

/** Nothing but the page itself is known: there are as many, at least. */
const uncounted = (total: number): BusinessCounts => ({
  ...{ total, isAny: total > 0 },
  ...{ facets: new Map<string, number>(), services: new Map<string, number>() },
});
