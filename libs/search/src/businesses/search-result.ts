import type { estypes } from '@elastic/elasticsearch';
import type { BusinessCard, BusinessDocument } from './business-document.js';

/** A page of a list: its cards in order, how many there are in all, and how many per category id. */
export interface BusinessSearchResult {
  cards: BusinessCard[];
  total: number;
  facets: Map<string, number>;
}

/** The page in an answer to `searchBusinesses`. */
export function parseBusinessSearch(
  response: estypes.SearchResponse<Pick<BusinessDocument, 'card'>>,
): BusinessSearchResult {
  const { hits, aggregations } = response;
  const categories = aggregations?.categories as estypes.AggregationsStringTermsAggregate | undefined;
  const buckets = (categories?.buckets ?? []) as estypes.AggregationsStringTermsBucket[];
  return {
    cards: hits.hits.flatMap(({ _source }) => (_source ? [_source.card] : [])),
    total: typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0),
    facets: new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count])),
  };
}
