import type { estypes } from '@elastic/elasticsearch';
import { type Match, type MatchFallbacks, MATCHES, searchWithFallback, waysFor } from '../businesses/matches.js';
import type { ProductDocument } from './product-document.js';
import { parseProductSearch, type ProductSearch, type ProductSearchResult, searchProducts } from './search-products.js';

type Answer = estypes.SearchResponse<Pick<ProductDocument, 'card'>>;

/**
 * Runs a search for one page, in the first of the given ways of matching that finds anything. `closely` includes the letters of the text.
 */
export function findProducts(
  search: Omit<ProductSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
  ways: MatchFallbacks = MATCHES,
): Promise<ProductSearchResult & { match: Match }> {
  return searchWithFallback(waysFor(search, ways), async (match) =>
    parseProductSearch(await send(searchProducts({ ...search, match }))),
  );
}
