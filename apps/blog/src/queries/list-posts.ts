import type { ListPosts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { PostListRepository } from '../post/post-list.repository.js';
import { CategoryViews } from './category-views.js';
import { PostCards } from './post-cards.js';

/** A page of public posts; of a category that is not there, none. */
@Injectable()
export class ListPostsQuery {
  constructor(
    private readonly posts: PostListRepository,
    private readonly categories: CategoryViews,
    private readonly cards: PostCards,
    private readonly clock: Clock,
  ) {}

  async execute({ category: requested, ...request }: RequestOf<typeof ListPosts>): Promise<ReplyOf<typeof ListPosts>> {
    const category = requested === null ? undefined : await this.categories.find(requested);
    if (requested !== null && !category) return { posts: [], total: 0, category: null };
    const found = await this.posts.list({ ...request, categoryId: category?.id ?? null }, this.clock.now());
    return { posts: await this.cards.of(found.posts), total: found.total, category: category ?? null };
  }
}
