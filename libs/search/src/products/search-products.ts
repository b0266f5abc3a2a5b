import type { estypes } from '@elastic/elasticsearch';
import { fold } from '@tedarik/turkish';
import { cut, LONGEST_QUERY } from '../businesses/query-words.js';
import type { ProductCard, ProductDocument } from './product-document.js';

type Query = estypes.QueryDslQueryContainer;

export interface ProductSearch {
  /** As the visitor typed it; '' for all. Only its first 100 characters count. */
  text: string;
  categoryId: string | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ProductSearchResult {
  cards: ProductCard[];
  total: number;
  /** All public products, whatever was asked for. */
  everything: number;
  /** Ids of the categories that have a public product. */
  categoryIds: string[];
}

const MOST_CATEGORIES = 500;

/** True substring of name or description: all runs of three (or two) characters of the text, one after the other. */
function contains(text: string): Query[] {
  // Cut again: folding makes up to eighteen letters of one.
  const folded = cut(fold(text.slice(0, LONGEST_QUERY)), LONGEST_QUERY);
  const letters = [...folded].length;
  if (letters === 0) return [];
  if (letters === 1) return [{ prefix: { 'text.pairs': folded } }];
  return [{ match_phrase: { [letters === 2 ? 'text.pairs' : 'text']: folded } }];
}

/**
 * Body of the one request behind /urunler: a page of cards in Turkish order with the exact total, how many products
 * there are in all, and their categories. For `products-public`; answers go through `parseProductSearch`.
 */
export function searchProducts({ text, categoryId, page, pageSize }: ProductSearch): estypes.SearchRequest {
  return {
    query: { bool: { filter: [...contains(text), ...(categoryId ? [{ term: { categoryId } }] : [])] } },
    sort: [{ sortKey: 'asc' }, { id: 'asc' }],
    from: (page - 1) * pageSize,
    size: pageSize,
    track_total_hits: true,
    _source: ['card'],
    // Global leaves the query out, never the filter of the alias.
    aggs: {
      everything: { global: {}, aggs: { categories: { terms: { field: 'categoryId', size: MOST_CATEGORIES } } } },
    },
  };
}

/** The page in an answer to `searchProducts`. */
export function parseProductSearch(
  response: estypes.SearchResponse<Pick<ProductDocument, 'card'>>,
): ProductSearchResult {
  const { hits, aggregations } = response;
  const everything = aggregations?.everything as estypes.AggregationsGlobalAggregate | undefined;
  const categories = everything?.categories as estypes.AggregationsStringTermsAggregate | undefined;
  const buckets = (categories?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  return {
    cards: hits.hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    everything: everything?.doc_count ?? 0,
    categoryIds: buckets.map(({ key }) => String(key)),
  };
}
