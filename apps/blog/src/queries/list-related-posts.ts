import type { ListRelatedPosts, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { isPublic } from '../post/post.js';
import { PostListRepository } from '../post/post-list.repository.js';
import { PostRepository } from '../post/post.repository.js';
import { PostCards } from './post-cards.js';

/** What to read after a post; nothing beside one that is not public. */
@Injectable()
export class ListRelatedPostsQuery {
  constructor(
    private readonly posts: PostRepository,
    private readonly lists: PostListRepository,
    private readonly cards: PostCards,
    private readonly clock: Clock,
  ) {}

  async execute({ postId, limit }: RequestOf<typeof ListRelatedPosts>): Promise<ReplyOf<typeof ListRelatedPosts>> {
    const now = this.clock.now();
    const post = await this.posts.findById(postId);
    if (!post || !isPublic(post, now)) return { posts: [] };
    return { posts: await this.cards.of(await this.lists.listRelated(post, limit, now)) };
  }
}
