import type { BusinessList } from './api/load-business-list.js';
import { type ListQuery, RATINGS } from './list-query.js';

/** A filter option with the number of businesses it would leave. */
export interface FacetChoice {
  id: string;
  slug: string;
  name: string;
  count: number;
}

export interface Offered {
  categories: FacetChoice[];
  services: FacetChoice[];
  certificates: FacetChoice[];
}

/** The options with most businesses; the first ones if equal or not counted. */
export function largest(choices: FacetChoice[], most: number): Set<FacetChoice> {
  return new Set([...choices].sort((a, b) => b.count - a.count).slice(0, most));
}

/** The ratings that would leave a business, and the chosen one; `count` is null if not counted. */
export function offeredRatings(
  { ratingFacets }: Pick<BusinessList, 'ratingFacets'>,
  { rating }: Pick<ListQuery, 'rating'>,
): { atLeast: number; count: number | null }[] {
  const counts = new Map(ratingFacets.map(({ atLeast, count }) => [atLeast, count]));
  const left = RATINGS.filter((atLeast) => counts.get(atLeast) || rating === atLeast);
  return left.map((atLeast) => ({ atLeast, count: counts.get(atLeast) ?? null }));
}

/**
 * The categories, services and certificates that would leave a business, and the chosen ones, so that they can be removed. Without counts
 * all are offered.
 */
export function offered(
  { facets, serviceFacets, certificateFacets, reduced }: BusinessList,
  chosen: Pick<ListQuery, keyof Offered>,
): Offered {
  const there = (choices: FacetChoice[], slugs: string[]) =>
    reduced ? choices : choices.filter(({ slug, count }) => count > 0 || slugs.includes(slug));
  return {
    categories: there(
      facets.map(({ category, count }) => ({ ...category, count })),
      chosen.categories,
    ),
    services: there(
      serviceFacets.map(({ service, count }) => ({ ...service, count })),
      chosen.services,
    ),
    certificates: there(
      certificateFacets.map(({ certificate, count }) => ({ ...certificate, count })),
      chosen.certificates,
    ),
  };
}

/** Removes filters that do not exist, which a URL may contain: they have no name and must not be counted. */
export function existing(list: BusinessList, query: ListQuery): ListQuery {
  const known = offered(list, query);
  const among = (choices: { slug: string }[], selected: { slug: string }[], slugs: string[]) =>
    slugs.filter((slug) => [...choices, ...selected].some((one) => one.slug === slug));
  return {
    ...query,
    categories: among(known.categories, list.selectedCategories, query.categories),
    services: among(known.services, list.selectedServices, query.services),
    certificates: among(known.certificates, list.selectedCertificates, query.certificates),
  };
}
