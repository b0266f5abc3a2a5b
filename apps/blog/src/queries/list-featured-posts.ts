import type { ListFeaturedPosts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { PostListRepository } from '../post/post-list.repository.js';
import { PostCards } from './post-cards.js';

/** The newest public posts that the editors put forward. */
@Injectable()
export class ListFeaturedPostsQuery {
  constructor(
    private readonly posts: PostListRepository,
    private readonly cards: PostCards,
    private readonly clock: Clock,
  ) {}

  async execute({ limit }: RequestOf<typeof ListFeaturedPosts>): Promise<ReplyOf<typeof ListFeaturedPosts>> {
    return { posts: await this.cards.of(await this.posts.listFeatured(limit, this.clock.now())) };
  }
}
