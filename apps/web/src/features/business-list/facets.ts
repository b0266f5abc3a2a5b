import type { BusinessList } from './api/load-business-list.js';
import type { ListQuery } from './list-query.js';

/** A category or a service to narrow the list to, and how many businesses there would be. */
export interface Choice {
  id: string;
  slug: string;
  name: string;
  count: number;
}

export interface Offered {
  categories: Choice[];
  services: Choice[];
}

/** Those with most businesses; of equal ones, or where nothing was counted, the first. */
export function largest(choices: Choice[], most: number): Set<Choice> {
  return new Set([...choices].sort((a, b) => b.count - a.count).slice(0, most));
}

/** The categories and services that lead to a business, and the chosen ones, which can then be taken back. Uncounted ones all stay. */
export function offered(
  { facets, serviceFacets, reduced }: BusinessList,
  chosen: Pick<ListQuery, keyof Offered>,
): Offered {
  const there = (choices: Choice[], slugs: string[]) =>
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
  };
}
