import type { estypes } from '@elastic/elasticsearch';
import { worth } from './match-tiers.js';
import { searchableText } from './query-words.js';
import { BEST_RATED, byDistance, type GeoPoint } from './search-businesses.js';

type Query = estypes.QueryDslQueryContainer;

/** The business for which similar or nearby businesses are searched. */
export interface NeighboursOf {
  id: string;
  categoryIds: readonly string[];
  productNames: readonly string[];
  /** The province and coordinates of the headquarters; null if unknown. */
  cityKey: string | null;
  position: GeoPoint | null;
}

// Weights: a shared category outweighs all shared products, and the same province outweighs everything.
const HERE = 1_000;
const CATEGORY = 20;
const PRODUCT = 1;
const MOST_PRODUCTS = 15;
/** Maximum distance of a nearby business. */
export const NEARBY_METRES = 50_000;

const other = (id: string): Query[] => [{ term: { id } }];
const requestOf = (query: Query, sort: estypes.Sort, size: number): estypes.SearchRequest => ({
  query,
  sort,
  size,
  track_total_hits: false,
  _source: ['id'],
});

/**
 * Body of the request for similar businesses: those of the same province first, then by the number of shared categories and products, then
 * by rating. Undefined if the business has neither categories nor products.
 */
export function similarBusinesses(of: NeighboursOf, size: number): estypes.SearchRequest | undefined {
  const { id, categoryIds, productNames, cityKey } = of;
  const products = [...new Set(productNames.map(searchableText))].filter(Boolean).slice(0, MOST_PRODUCTS);
  const inCommon = [
    ...categoryIds.map((categoryId) => worth(CATEGORY, { term: { categoryIds: categoryId } })),
    ...products.map((query) => worth(PRODUCT, { match_phrase: { titles: { query } } })),
  ];
  if (inCommon.length === 0) return undefined;
  const here = cityKey ? [worth(HERE, { term: { cityKeys: cityKey } })] : [];
  const query = { bool: { must: [{ bool: { should: inCommon } }], should: here, must_not: other(id) } };
  return requestOf(query, [{ _score: { order: 'desc' } }, ...BEST_RATED], size);
}

/** Body of the request for the businesses around it, nearest first; undefined if its coordinates are unknown. */
export function nearbyBusinesses({ id, position }: NeighboursOf, size: number): estypes.SearchRequest | undefined {
  if (!position) return undefined;
  const filter = [{ geo_distance: { distance: `${NEARBY_METRES}m`, points: position } }];
  return requestOf({ bool: { filter, must_not: other(id) } }, [byDistance(position), ...BEST_RATED], size);
}

/** The ids of the businesses found, in order; with the distance in metres if the request sorted by distance. */
export const foundNeighbours = ({
  hits,
}: estypes.SearchResponse<{ id: string }>): { id: string; metres: number | null }[] =>
  hits.hits.flatMap(({ _source, sort }) =>
    _source ? [{ id: _source.id, metres: typeof sort?.[0] === 'number' ? Math.round(sort[0]) : null }] : [],
  );
