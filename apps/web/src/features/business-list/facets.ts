import type { BusinessList } from './api/load-business-list.js';

type Facet = BusinessList['facets'][number];

/** Those with most businesses; of equal ones, or where nothing was counted, the first. */
export function largest(facets: Facet[], most: number): Set<Facet> {
  return new Set([...facets].sort((a, b) => b.count - a.count).slice(0, most));
}

/** The categories that lead to a business, and the chosen ones, which can then be taken back. Uncounted ones all stay. */
export function offered({ facets, reduced }: BusinessList, chosen: string[]): Facet[] {
  return reduced ? facets : facets.filter(({ category, count }) => count > 0 || chosen.includes(category.slug));
}
