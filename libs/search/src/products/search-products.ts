import type { estypes } from '@elastic/elasticsearch';
import { fold } from '@tedarik/turkish';
import type { KeysOfSpan } from '../businesses/keys-of-words.js';
import { matchesInTier, matchesInTitles, matchesPartly, scoredByTier, worth } from '../businesses/match-tiers.js';
import { LOOSEST, type Match } from '../businesses/matches.js';
import { cut, type IgnoredWords, LONGEST_QUERY, queryWords } from '../businesses/query-words.js';
import type { ProductCard, ProductDocument } from './product-document.js';

type Query = estypes.QueryDslQueryContainer;

/** Orders of a list: by name in Turkish order (with a text, better matches come first), or by price. */
export type ProductOrder = 'name' | 'price' | 'price-desc';

export interface ProductSearch extends IgnoredWords {
  /** As the visitor typed it; '' for all. Only its first 100 characters are used. */
  text: string;
  /** The result of `keysOfWords(queryWords(text, tables), tables)`. If it is undefined, the text is only matched as a substring. */
  keys?: readonly KeysOfSpan[];
  /** Default `closely`. */
  match?: Match;
  /** Whether the text is still being typed. */
  typing?: boolean;
  categoryId: string | null;
  order?: ProductOrder;
  /** From 1. */
  page: number;
  pageSize: number;
  /** False requests the page without counts, and only one product of each name. */
  counted?: boolean;
}

export interface ProductSearchResult {
  cards: ProductCard[];
  total: number;
  /** How many of the results match the meaning of the text. They come first; the others only contain its letters. */
  meant: number;
  /** Whether there is any match when the category filter is ignored. */
  isAny: boolean;
  /** Number of all public products, whatever the search. */
  everything: number;
  /** Ids of the categories that have a public product. */
  categoryIds: string[];
}

const MOST_CATEGORIES = 500;
/**
 * From this many letters on a substring counts as a match of the meaning, wherever it occurs: 'biber' in 'karabiber' does, but 'et' in
 * 'kabuklu ceviz, net' does not.
 */
const TELLING_LETTERS = 4;
const BY_LETTERS = 0.5;
/** More than a category match can score, so that for 'çay' tea comes before other drinks. */
const IN_NAME = 64;
const NEARLY_IN_NAME = 32;

const byName: estypes.SortCombinations[] = [{ sortKey: 'asc' }, { id: 'asc' }];
const byPrice = (order: 'asc' | 'desc'): estypes.SortCombinations[] => [
  { price: { order, missing: '_last' } },
  ...byName,
];
const SORTS: Record<ProductOrder, estypes.SortCombinations[]> = {
  name: byName,
  price: byPrice('asc'),
  'price-desc': byPrice('desc'),
};
const BEST_FIRST: estypes.SortCombinations = { _score: { order: 'desc' } };

// Cut again after folding, which can turn one letter into eighteen.
const lettersOf = (text: string): string => cut(fold(text.slice(0, LONGEST_QUERY)), LONGEST_QUERY);

/** A true substring match in name or description: all sequences of three (or two) characters of the text occur one after the other. */
function contains(folded: string): Query {
  const letters = [...folded].length;
  if (letters === 1) return { prefix: { 'text.pairs': folded } };
  return { match_phrase: { [letters === 2 ? 'text.pairs' : 'text']: folded } };
}

/** The queries for the meaning of the text; undefined if it is only matched as a substring. */
function meaningOf({
  text,
  keys,
  stopWords,
  typing,
  match = 'closely',
}: ProductSearch): { all: Query; scored: Query } | undefined {
  const words = queryWords(text, { stopWords });
  if (!keys || words.length === 0) return undefined;
  const wanted = { words, keys, typing };
  if (match === 'partly') {
    const some = matchesPartly(wanted, LOOSEST.partly);
    return { all: some, scored: some };
  }
  const folded = lettersOf(text);
  const inLetters = [...folded].length >= TELLING_LETTERS ? [contains(folded)] : [];
  const loosest = LOOSEST[match];
  return {
    all: { bool: { should: [matchesInTier(wanted, loosest), ...inLetters] } },
    scored: {
      bool: {
        must: [
          { dis_max: { queries: [scoredByTier(wanted, loosest), ...inLetters.map((one) => worth(BY_LETTERS, one))] } },
        ],
        should: [worth(IN_NAME, matchesInTitles(wanted, true)), worth(NEARLY_IN_NAME, matchesInTitles(wanted, false))],
      },
    },
  };
}

/** PUB-PROD-01: products that contain the text are found in any case, and those that match its meaning score higher. */
function queryOf(search: ProductSearch, order: ProductOrder): Query {
  const folded = lettersOf(search.text);
  if (!folded) return { match_all: {} };
  const letters = worth(0, contains(folded));
  const meaning = meaningOf(search);
  if (!meaning) return letters;
  // When sorted by price, all matches of the meaning score the same.
  return { bool: { should: [order === 'name' ? meaning.scored : worth(1, meaning.all), letters] } };
}

/**
 * Body of the single request behind /urunler: a page of cards in order with the exact total, the number of all products, and their
 * categories. Send it to the `products-public` alias; parse the response with `parseProductSearch`.
 */
export function searchProducts(search: ProductSearch): estypes.SearchRequest {
  const { categoryId, order = 'name', page, pageSize, counted = true } = search;
  const ofCategory = categoryId ? { term: { categoryId } } : undefined;
  return {
    query: queryOf(search, order),
    ...(ofCategory && { post_filter: ofCategory }),
    sort: [BEST_FIRST, ...SORTS[order]],
    from: (page - 1) * pageSize,
    size: pageSize,
    _source: ['card'],
    ...(counted
      ? countedIn(search, ofCategory)
      : { track_total_hits: false, collapse: { field: 'sortKey' satisfies keyof ProductDocument } }),
  };
}

function countedIn(search: ProductSearch, ofCategory: Query | undefined): estypes.SearchRequest {
  const meaning = meaningOf(search)?.all ?? { match_all: {} };
  return {
    track_total_hits: true,
    aggs: {
      // Counted without the category filter.
      found: { filter: { match_all: {} } },
      meant: { filter: ofCategory ? { bool: { filter: [meaning, ofCategory] } } : meaning },
      // `global` ignores the query, but not the filter of the alias.
      everything: { global: {}, aggs: { categories: { terms: { field: 'categoryId', size: MOST_CATEGORIES } } } },
    },
  };
}

/** The page in a response to `searchProducts`. */
export function parseProductSearch(
  response: estypes.SearchResponse<Pick<ProductDocument, 'card'>>,
): ProductSearchResult {
  const { hits, aggregations } = response;
  const everything = aggregations?.everything as estypes.AggregationsGlobalAggregate | undefined;
  const categories = everything?.categories as estypes.AggregationsStringTermsAggregate | undefined;
  const buckets = (categories?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  const count = (name: string) => (aggregations?.[name] as { doc_count?: number } | undefined)?.doc_count ?? 0;
  return {
    cards: hits.hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? hits.hits.length),
    meant: count('meant'),
    isAny: aggregations ? count('found') > 0 : hits.hits.length > 0,
    everything: everything?.doc_count ?? 0,
    categoryIds: buckets.map(({ key }) => String(key)),
  };
}
