import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { ListBlogCategories, ListFeaturedPosts, ListPosts } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { firstOf, listArguments } from '../limits/arguments.js';
import { SearchLimit } from '../search/search-limit.js';
import { PageReads } from '../page-cache/page-reads.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { BlogCategory } from './blog-category.types.js';
import { PostCard, PostList } from './post.types.js';

const PAGE_SIZE = 9;
const FEATURED = 3;

@Resolver(() => PostList)
export class PostListResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly searches: SearchLimit,
  ) {}

  @Query(() => PostList, {
    description: 'Public posts by category and text, newest first. 9 per page; a `page` beyond the last has no items.',
  })
  async postList(
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('category', { type: () => String, nullable: true }) category: string | null,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<PostList> {
    const requested = listArguments({ q: search, categories: category ? [category] : [], page });
    await this.searches.count(requested.q, client);
    reads.from('posts-list');
    const found = await this.requests.send(ListPosts, {
      category: requested.categories[0] ?? null,
      search: requested.q.trim(),
      page,
      pageSize: PAGE_SIZE,
    });
    return {
      items: found.posts,
      total: found.total,
      page,
      totalPages: Math.ceil(found.total / PAGE_SIZE),
      category: found.category,
      canonicalCategory: found.category?.slug ?? null,
    };
  }

  @Query(() => [BlogCategory], { description: 'All blog categories, by name.' })
  async blogCategories(@Context('reads') reads: PageReads): Promise<BlogCategory[]> {
    reads.from('posts-list');
    return (await this.requests.send(ListBlogCategories, {})).categories;
  }

  @Query(() => [PostCard], { description: 'Posts that the editors marked as featured, newest first.' })
  async featuredPosts(
    @Args('first', { type: () => Int, defaultValue: FEATURED }) first: number,
    @Context('reads') reads: PageReads,
  ): Promise<PostCard[]> {
    const limit = firstOf(first) ?? FEATURED;
    reads.from('posts-list');
    return (await this.requests.send(ListFeaturedPosts, { limit })).posts;
  }
}
