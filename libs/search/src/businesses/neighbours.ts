import type { estypes } from '@elastic/elasticsearch';
import { worth } from './match-tiers.js';
import { searchableText } from './query-words.js';
import { BEST_RATED, byDistance, type GeoPoint } from './search-businesses.js';

type Query = estypes.QueryDslQueryContainer;

/** The business whose like, or whose neighbours, are looked for. */
export interface NeighboursOf {
  id: string;
  categoryIds: readonly string[];
  productNames: readonly string[];
  /** Where its headquarters are; null where nobody knows. */
  cityKey: string | null;
  position: GeoPoint | null;
}

// One category in common is worth more than all products that are wanted, the province more than anything.
const HERE = 1_000;
const CATEGORY = 20;
const PRODUCT = 1;
const MOST_PRODUCTS = 15;
/** Further away nobody is a neighbour. */
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
 * Body of a request for those that trade in the same: first of the same province, then by how many categories and products
 * they have in common, then by rating. Undefined when nothing is known that others could have in common.
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

/** Body of a request for those around it, the nearest first; undefined when nobody knows where it is. */
export function nearbyBusinesses({ id, position }: NeighboursOf, size: number): estypes.SearchRequest | undefined {
  if (!position) return undefined;
  const filter = [{ geo_distance: { distance: `${NEARBY_METRES}m`, points: position } }];
  return requestOf({ bool: { filter, must_not: other(id) } }, [byDistance(position), ...BEST_RATED], size);
}

/** Who was found, in order; with metres where the request went by distance. */
export const foundNeighbours = ({
  hits,
}: estypes.SearchResponse<{ id: string }>): { id: string; metres: number | null }[] =>
  hits.hits.flatMap(({ _source, sort }) =>
    _source ? [{ id: _source.id, metres: typeof sort?.[0] === 'number' ? Math.round(sort[0]) : null }] : [],
  );
