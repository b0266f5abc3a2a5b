import { data, redirect } from '../../../lib/router/loader-answers.js';
import { ListBlogCategories, ListFeaturedPosts, ListPosts } from '../../../lib/graphql/operations.js';
import type { ListBlogCategoriesQuery, ListFeaturedPostsQuery, ListPostsQuery } from '../../../lib/graphql/types.js';
import { type Failed, failedBy, type LoaderArgs, nullIfFailed, servicesOf } from '../../../lib/services.js';
import { blogAddress, type BlogQuery, isBlogStart, parseBlogQuery } from '../blog-query.js';

const FEATURED_POSTS = 3;

export type PostList = ListPostsQuery['postList'];
export type BlogCategories = ListBlogCategoriesQuery['blogCategories'];
/** Categories and featured posts are empty if they could not be loaded; the page can do without them. */
export type BlogData = { query: BlogQuery } & (
  | {
      state: 'loaded';
      list: PostList;
      categories: BlogCategories;
      featured: ListFeaturedPostsQuery['featuredPosts'];
      degraded: boolean;
    }
  | Failed
);

/** Responds with 301 for page=1 and for a category's name or former slug, 404 beyond the last page, 503 if the list cannot be loaded. */
export async function loadBlog(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const query = parseBlogQuery(searchParams);
  if (searchParams.get('page') === '1') return redirect(blogAddress(query), 301);
  const send = servicesOf(args).query;
  try {
    const [{ postList: list }, categories, featured] = await Promise.all([
      send(ListPosts, { page: query.page, category: query.category || null, search: query.search || null }),
      send(ListBlogCategories, {}).then((answer) => answer.blogCategories, nullIfFailed),
      isBlogStart(query)
        ? send(ListFeaturedPosts, { first: FEATURED_POSTS }).then((answer) => answer.featuredPosts, nullIfFailed)
        : [],
    ]);
    const canonical = list.canonicalCategory ?? query.category;
    if (canonical !== query.category) return redirect(blogAddress({ ...query, category: canonical }), 301);
    const beyond = query.page > Math.max(1, list.totalPages);
    return data<BlogData>(
      {
        state: 'loaded',
        query,
        list,
        categories: categories ?? [],
        featured: featured ?? [],
        degraded: !categories || !featured,
      },
      { status: beyond ? 404 : 200 },
    );
  } catch (error) {
    return data<BlogData>({ query, ...failedBy(error) }, { status: 503 });
  }
}
