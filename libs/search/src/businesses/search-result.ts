import type { estypes } from '@elastic/elasticsearch';
import type { BusinessCard, BusinessDocument } from './business-document.js';

/** A page of a list: its cards in order, how many there are in all, and how many per category and service attribute. */
export interface BusinessSearchResult {
  cards: BusinessCard[];
  /** Metres to each card's nearest place; null where nobody knows, undefined when the list is not by distance. */
  distances?: (number | null)[];
  total: number;
  /** Whether there is any, whatever category was chosen. */
  isAny: boolean;
  /** By id of the category. */
  facets: Map<string, number>;
  /** By id of the service attribute. */
  services: Map<string, number>;
}

/** The page in an answer to `searchBusinesses`. */
export function parseBusinessSearch(
  response: estypes.SearchResponse<Pick<BusinessDocument, 'card'>>,
  { isByDistance = false } = {},
): BusinessSearchResult {
  const { hits, aggregations } = response;
  const found = aggregations?.found as estypes.AggregationsFilterAggregate | undefined;
  const chosen = aggregations?.chosen as estypes.AggregationsFilterAggregate | undefined;
  return {
    cards: hits.hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
    ...(isByDistance && { distances: hits.hits.map(({ sort }) => metresOf(sort?.[0])) }),
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    isAny: (found?.doc_count ?? 0) > 0,
    facets: countsIn(aggregations?.categories),
    services: countsIn(chosen?.['services'] as estypes.AggregationsAggregate | undefined),
  };
}

function countsIn(aggregate: estypes.AggregationsAggregate | undefined): Map<string, number> {
  const { buckets = [] } = (aggregate ?? {}) as Partial<estypes.AggregationsStringTermsAggregate>;
  const counted = buckets as estypes.AggregationsStringTermsBucket[];
  return new Map(counted.map(({ key, doc_count }) => [String(key), doc_count]));
}

/** The engine says 'Infinity' for what has no place. */
const metresOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
