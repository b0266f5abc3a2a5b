import { ListCategories, ListFeaturedPosts, ListRecentBusinesses } from '../../../lib/graphql/operations.js';
import type {
  ListCategoriesQuery,
  ListFeaturedPostsQuery,
  ListRecentBusinessesQuery,
} from '../../../lib/graphql/types.js';
import { type LoaderArgs, nullIfFailed, servicesOf } from '../../../lib/services.js';

export const CATEGORY_TILES = 12;
const RECENT_BUSINESSES = 6;
const FEATURED_POSTS = 3;

/** Each part is null if it could not be loaded; the page can do without it. */
export interface HomeData {
  categories: ListCategoriesQuery['categories'] | null;
  recent: ListRecentBusinessesQuery['recentBusinesses'] | null;
  posts: ListFeaturedPostsQuery['featuredPosts'] | null;
  degraded: boolean;
}

export async function loadHome(args: LoaderArgs): Promise<HomeData> {
  const { query } = servicesOf(args);
  const [categories, recent, posts] = await Promise.all([
    query(ListCategories, { first: CATEGORY_TILES }).then((answer) => answer.categories, nullIfFailed),
    query(ListRecentBusinesses, { first: RECENT_BUSINESSES }).then((answer) => answer.recentBusinesses, nullIfFailed),
    query(ListFeaturedPosts, { first: FEATURED_POSTS }).then((answer) => answer.featuredPosts, nullIfFailed),
  ]);
  return { categories, recent, posts, degraded: !categories || !recent || !posts };
}
