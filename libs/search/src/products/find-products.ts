import type { estypes } from '@elastic/elasticsearch';
import { searchWithFallback, MATCHES, type Match } from '../businesses/matches.js';
import type { ProductDocument } from './product-document.js';
import { parseProductSearch, type ProductSearch, type ProductSearchResult, searchProducts } from './search-products.js';

type Answer = estypes.SearchResponse<Pick<ProductDocument, 'card'>>;

/**
 * Runs a search for one page, in the first way of matching that finds anything: `closely` (or by the letters of the text), else `nearly`,
 * else `partly`.
 */
export function findProducts(
  search: Omit<ProductSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
): Promise<ProductSearchResult & { match: Match }> {
  return searchWithFallback(search.text.trim() ? MATCHES : ['closely'], async (match) =>
    parseProductSearch(await send(searchProducts({ ...search, match }))),
  );
}
