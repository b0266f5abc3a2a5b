import type { ListPostAddresses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { PostListRepository } from '../post/post-list.repository.js';

/** A page of the addresses of public posts, newest first. */
@Injectable()
export class ListPostAddressesQuery {
  constructor(
    private readonly posts: PostListRepository,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof ListPostAddresses>): Promise<ReplyOf<typeof ListPostAddresses>> {
    const { posts } = await this.posts.list({ ...request, categoryId: null, search: '' }, this.clock.now());
    return { rows: posts.map(({ slug, updatedAt }) => ({ slug, changedAt: updatedAt.toISOString() })) };
  }
}
