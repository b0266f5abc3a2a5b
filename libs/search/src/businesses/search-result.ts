import type { estypes } from '@elastic/elasticsearch';
import type { BusinessCard, BusinessDocument } from './business-document.js';

/** A page of a list: its cards in order, how many there are in all, and how many per category id. */
export interface BusinessSearchResult {
  cards: BusinessCard[];
  /** Metres to each card's nearest place; null where nobody knows, undefined when the list is not by distance. */
  distances?: (number | null)[];
  total: number;
  /** Whether there is any, whatever category was chosen. */
  isAny: boolean;
  facets: Map<string, number>;
}

/** The page in an answer to `searchBusinesses`. */
export function parseBusinessSearch(
  response: estypes.SearchResponse<Pick<BusinessDocument, 'card'>>,
  { isByDistance = false } = {},
): BusinessSearchResult {
  const { hits, aggregations } = response;
  const categories = aggregations?.categories as estypes.AggregationsStringTermsAggregate | undefined;
  const found = aggregations?.found as estypes.AggregationsFilterAggregate | undefined;
  const buckets = (categories?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  return {
    cards: hits.hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
    ...(isByDistance && { distances: hits.hits.map(({ sort }) => metresOf(sort?.[0])) }),
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    isAny: (found?.doc_count ?? 0) > 0,
    facets: new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count])),
  };
}

/** The engine says 'Infinity' for what has no place. */
const metresOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
