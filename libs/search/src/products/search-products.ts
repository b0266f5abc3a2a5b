import type { estypes } from '@elastic/elasticsearch';
import { fold } from '@tedarik/turkish';
import type { KeysOfSpan } from '../businesses/keys-of-words.js';
import { matchesInTier, matchesInTitles, matchesPartly, scoredByTier, worth } from '../businesses/match-tiers.js';
import { LOOSEST, type Match } from '../businesses/matches.js';
import { cut, type Leaving, LONGEST_QUERY, queryWords } from '../businesses/query-words.js';
import type { ProductCard, ProductDocument } from './product-document.js';

type Query = estypes.QueryDslQueryContainer;

/** Orders of a list: as the Turkish alphabet has it, what is meant first where there is a text; or by price. */
export type ProductOrder = 'name' | 'price' | 'price-desc';

export interface ProductSearch extends Leaving {
  /** As the visitor typed it; '' for all. Only its first 100 characters count. */
  text: string;
  /** What `keysOfWords(queryWords(text, tables), tables)` found. Left out, a text is letters, and its words mean nothing. */
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
  /** False for the page alone, one product of each name: nothing is counted. */
  counted?: boolean;
}

export interface ProductSearchResult {
  cards: ProductCard[];
  total: number;
  /** How many of these, the first ones, are what the text means; the others only have its letters somewhere. */
  meant: number;
  /** Whether there is any, whatever category was chosen. */
  isAny: boolean;
  /** All public products, whatever was requested. */
  everything: number;
  /** Ids of the categories that have a public product. */
  categoryIds: string[];
}

const MOST_CATEGORIES = 500;
/** So many letters in a row are meant, wherever they stand: 'biber' is in 'karabiber', but 'et' in 'kabuklu ceviz, net'. */
const TELLING_LETTERS = 4;
const BY_LETTERS = 0.5;
/** More than a category can give: who looks for 'çay' sees tea before what else is drunk. */
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

// Cut again: folding makes up to eighteen letters of one.
const lettersOf = (text: string): string => cut(fold(text.slice(0, LONGEST_QUERY)), LONGEST_QUERY);

/** True substring of name or description: all runs of three (or two) characters of the text, one after the other. */
function contains(folded: string): Query {
  const letters = [...folded].length;
  if (letters === 1) return { prefix: { 'text.pairs': folded } };
  return { match_phrase: { [letters === 2 ? 'text.pairs' : 'text']: folded } };
}

/** What the words of the text mean; undefined when only its letters count. */
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

/** PUB-PROD-01: what contains the text is found, whatever the text means; and what it means besides, worth more. */
function queryOf(search: ProductSearch, order: ProductOrder): Query {
  const folded = lettersOf(search.text);
  if (!folded) return { match_all: {} };
  const letters = worth(0, contains(folded));
  const meaning = meaningOf(search);
  if (!meaning) return letters;
  // By price, all that is meant is worth the same.
  return { bool: { should: [order === 'name' ? meaning.scored : worth(1, meaning.all), letters] } };
}

/**
 * Body of the one request behind /urunler: a page of cards in order with the exact total, how many products there are in
 * all, and their categories. For `products-public`; answers go through `parseProductSearch`.
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
      // Counted before the choice of a category.
      found: { filter: { match_all: {} } },
      meant: { filter: ofCategory ? { bool: { filter: [meaning, ofCategory] } } : meaning },
      // Global leaves the query out, never the filter of the alias.
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
