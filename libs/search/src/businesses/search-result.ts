import type { estypes } from '@elastic/elasticsearch';
import type { BusinessCard, BusinessDocument } from './business-document.js';
import { RATINGS } from './search-businesses.js';

/** A page of a list, with its cards in order. */
export interface FoundPage {
  cards: BusinessCard[];
  /** The products of the business of each card; empty if the search had no text. */
  productNames: string[][];
  /**
   * Distance in metres to the nearest location of each card's business; null if unknown, undefined if the list is not sorted by distance.
   */
  distances?: (number | null)[];
}

/** The total, and the numbers per category and service attribute. They are the same on every page and in every order. */
export interface BusinessCounts {
  total: number;
  /** Whether there is any match when the category filter is ignored. */
  isAny: boolean;
  /** By id of the category. */
  facets: Map<string, number>;
  /** By id of the service attribute. */
  services: Map<string, number>;
  /** Counts at the moment of the search; undefined if the search named no moment. */
  now?: CountsNow;
}

export type BusinessSearchResult = FoundPage & BusinessCounts;

/** Of the businesses that match all filters, the number that … */
export interface CountsNow {
  /** … are open. */
  open: number;
  /** … have at least this rating, by rating. */
  ratings: Map<number, number>;
  /** … hold a valid certificate, by id of its kind. */
  certificates: Map<string, number>;
}

/** The fields of a document that `searchBusinesses` requests. */
export type FoundDocument = Pick<BusinessDocument, 'card'> & Partial<Pick<BusinessDocument, 'productNames'>>;

/** The page and the counts in a response to `searchBusinesses`. */
export const parseBusinessSearch = (
  response: estypes.SearchResponse<FoundDocument>,
  options?: { isByDistance: boolean },
): BusinessSearchResult => ({ ...parseFoundPage(response, options), ...parseCounts(response) });

/** The page in a response, with or without counts. */
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

/** The search engine returns 'Infinity' for a document without coordinates. */
const metresOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
