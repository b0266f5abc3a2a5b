import type { estypes } from '@elastic/elasticsearch';
import { inTheFirstWay, MATCHES, type Match } from '../businesses/matches.js';
import type { ProductDocument } from './product-document.js';
import { parseProductSearch, type ProductSearch, type ProductSearchResult, searchProducts } from './search-products.js';

type Answer = estypes.SearchResponse<Pick<ProductDocument, 'card'>>;

/** The page that a search requests: of what is meant closely or has the letters, else nearly, else of what has some words. */
export function findProducts(
  search: Omit<ProductSearch, 'match'>,
  send: (body: estypes.SearchRequest) => Promise<Answer>,
): Promise<ProductSearchResult & { match: Match }> {
  return inTheFirstWay(search.text.trim() ? MATCHES : ['closely'], async (match) =>
    parseProductSearch(await send(searchProducts({ ...search, match }))),
  );
}
