import type { estypes } from '@elastic/elasticsearch';
import type { BusinessCard, BusinessDocument } from './business-document.js';
import { RATINGS } from './search-businesses.js';

/** A page of a list: its cards in order. */
export interface FoundPage {
  cards: BusinessCard[];
  /** What the business of each card sells; nothing where the search had no text. */
  productNames: string[][];
  /** Metres to each card's nearest place; null where nobody knows, undefined when the list is not by distance. */
  distances?: (number | null)[];
}

/** How many there are in all, and how many per category and service attribute: the same on every page and in every order. */
export interface BusinessCounts {
  total: number;
  /** Whether there is any, whatever category was chosen. */
  isAny: boolean;
  /** By id of the category. */
  facets: Map<string, number>;
  /** By id of the service attribute. */
  services: Map<string, number>;
  /** Counted at the moment of the search; undefined when it named none. */
  now?: CountsNow;
}

export type BusinessSearchResult = FoundPage & BusinessCounts;

/** How many match everything that was chosen, and … */
export interface CountsNow {
  /** … are open. */
  open: number;
  /** … are rated so much and more, by rating. */
  ratings: Map<number, number>;
  /** … hold a certificate that is in force, by id of its kind. */
  certificates: Map<string, number>;
}

/** What `searchBusinesses` requests of a document. */
export type FoundDocument = Pick<BusinessDocument, 'card'> & Partial<Pick<BusinessDocument, 'productNames'>>;

/** The page in an answer to `searchBusinesses`, and what was counted. */
export const parseBusinessSearch = (
  response: estypes.SearchResponse<FoundDocument>,
  options?: { isByDistance: boolean },
): BusinessSearchResult => ({ ...parseFoundPage(response, options), ...parseCounts(response) });

/** The page in an answer, whether anything was counted or not. */
export const parseFoundPage = (
  { hits: { hits } }: estypes.SearchResponse<FoundDocument>,
  { isByDistance } = { isByDistance: false },
): FoundPage => ({
  cards: hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
  productNames: hits.map(({ _source }) => _source?.productNames ?? []),
  ...(isByDistance && { distances: hits.map(({ sort }) => metresOf(sort?.[0])) }),
});

export function parseCounts({ hits, aggregations }: estypes.SearchResponse<unknown>): BusinessCounts {
  const found = aggregations?.found as estypes.AggregationsFilterAggregate | undefined;
  const chosen = aggregations?.chosen as estypes.AggregationsFilterAggregate | undefined;
  return {
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    isAny: (found?.doc_count ?? 0) > 0,
    facets: countsIn(aggregations?.categories),
    services: countsIn(chosen?.['services'] as estypes.AggregationsAggregate | undefined),
    ...(chosen?.['open'] !== undefined && { now: countsNow(chosen) }),
  };
}

type Single = estypes.AggregationsSingleBucketAggregateBase & Record<string, estypes.AggregationsAggregate>;

function countsNow(chosen: estypes.AggregationsFilterAggregate): CountsNow {
  const { open, ratings, certificates } = chosen as unknown as Single;
  const byRating = (ratings as estypes.AggregationsFiltersAggregate).buckets as Record<string, Single>;
  const inForce = (certificates as Single)['inForce'] as Single;
  return {
    open: (open as Single).doc_count,
    ratings: new Map(RATINGS.map((rating) => [rating, byRating[rating]?.doc_count ?? 0])),
    certificates: countsIn(inForce['kinds']),
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
