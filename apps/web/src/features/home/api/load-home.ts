import { ListCategories, ListRecentBusinesses } from '../../../lib/graphql/operations.js';
import type { ListCategoriesQuery, ListRecentBusinessesQuery } from '../../../lib/graphql/types.js';
import { failedBy, type LoaderArgs, servicesOf } from '../../../lib/services.js';

export const CATEGORY_TILES = 12;
const RECENT_BUSINESSES = 6;

/** Each part is null when it could not be loaded; the page stands without it. */
export interface HomeData {
  categories: ListCategoriesQuery['categories'] | null;
  recent: ListRecentBusinessesQuery['recentBusinesses'] | null;
  degraded: boolean;
}

export async function loadHome(args: LoaderArgs): Promise<HomeData> {
  const { query } = servicesOf(args);
  const [categories, recent] = await Promise.all([
    query(ListCategories, { first: CATEGORY_TILES }).then((answer) => answer.categories, missing),
    query(ListRecentBusinesses, { first: RECENT_BUSINESSES }).then((answer) => answer.recentBusinesses, missing),
  ]);
  return { categories, recent, degraded: !categories || !recent };
}

function missing(error: unknown): null {
  failedBy(error);
  return null;
}
