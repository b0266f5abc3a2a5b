import type { PostCardView } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { PostHead } from '../post/post-list.repository.js';
import { PostViewsRepository } from '../post/post-views.repository.js';
import { CategoryViews } from './category-views.js';

/** Adds categories and view counts to posts, with a constant number of queries. */
@Injectable()
export class PostCards {
  constructor(
    private readonly categories: CategoryViews,
    private readonly views: PostViewsRepository,
  ) {}

  async of(posts: readonly PostHead[]): Promise<PostCardView[]> {
    if (posts.length === 0) return [];
    const [categories, views] = await Promise.all([this.categories.byId(), this.views.of(posts.map(({ id }) => id))]);
    return posts.map(({ id, slug, title, excerpt, featuredImageUrl, isFeatured, date, categoryId }) => ({
      id,
      slug,
      title,
      excerpt,
      featuredImageUrl,
      isFeatured,
      date: date.toISOString(),
      category: categories.get(categoryId ?? '') ?? null,
      viewCount: views.get(id) ?? 0,
    }));
  }
}
