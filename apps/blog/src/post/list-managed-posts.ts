import type { ListManagedPosts, ManagedPost, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ManagedPostRepository, type ManagedHead } from './managed-post.repository.js';
import { isPublic } from './post.js';
import { PostViewsRepository } from './post-views.repository.js';

/** A page of posts of any status; empty for an unknown category. */
@Injectable()
export class ListManagedPostsQuery {
  constructor(
    private readonly posts: ManagedPostRepository,
    private readonly categories: CategoryRepository,
    private readonly views: PostViewsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({
    category: slug,
    ...request
  }: RequestOf<typeof ListManagedPosts>): Promise<ReplyOf<typeof ListManagedPosts>> {
    const categories = await this.categories.listAll();
    const category = categories.find((each) => each.slug === slug);
    if (slug !== null && !category) return { posts: [], total: 0 };
    const search = request.search.trim();
    const now = this.clock.now();
    const { posts, total } = await this.posts.list({ ...request, now, search, categoryId: category?.id ?? null });
    return { posts: await this.rowsOf(posts, categories, now), total };
  }

  private async rowsOf(posts: ManagedHead[], categories: Category[], now: Date): Promise<ManagedPost[]> {
    const views = await this.views.of(posts.map(({ id }) => id));
    const byId = new Map(categories.map(({ id, name, color }) => [id, { id, name, color }]));
    return posts.map((post) => ({
      id: post.id,
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      featuredImageUrl: post.featuredImageUrl,
      isFeatured: post.isFeatured,
      status: post.status,
      date: post.date.toISOString(),
      category: byId.get(post.categoryId ?? '') ?? null,
      viewCount: views.get(post.id) ?? 0,
      isPublic: isPublic(post, now),
    }));
  }
}
