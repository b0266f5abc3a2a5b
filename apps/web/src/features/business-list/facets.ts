import type { BusinessList } from './api/load-business-list.js';
import { type ListQuery, RATINGS } from './list-query.js';

/** A category or a service to narrow the list to, and how many businesses there would be. */
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

/** Those with most businesses; of equal ones, or where nothing was counted, the first. */
export function largest(choices: FacetChoice[], most: number): Set<FacetChoice> {
  return new Set([...choices].sort((a, b) => b.count - a.count).slice(0, most));
}

/** The ratings that lead to a business, and the chosen one; `count` is null where nobody counted. */
export function offeredRatings(
  { ratingFacets }: Pick<BusinessList, 'ratingFacets'>,
  { rating }: Pick<ListQuery, 'rating'>,
): { atLeast: number; count: number | null }[] {
  const counts = new Map(ratingFacets.map(({ atLeast, count }) => [atLeast, count]));
  const left = RATINGS.filter((atLeast) => counts.get(atLeast) || rating === atLeast);
  return left.map((atLeast) => ({ atLeast, count: counts.get(atLeast) ?? null }));
}

/** The categories, services and certificates that lead to a business, and the chosen ones, which can then be taken back. Uncounted ones all stay. */
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

/** What is chosen without what does not exist, as an address may name it: that has no name and stands in no badge. */
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
