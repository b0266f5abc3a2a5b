import type { RecordPostView, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { PostListRepository } from '../post/post-list.repository.js';
import { PostViewsRepository } from '../post/post-views.repository.js';

/** Counts one view; repeated views, such as a reload, count again (PUB-POST-10). */
@Injectable()
export class RecordPostViewHandler {
  constructor(
    private readonly posts: PostListRepository,
    private readonly views: PostViewsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ postId }: RequestOf<typeof RecordPostView>): Promise<ReplyOf<typeof RecordPostView>> {
    const isCounted = await this.posts.isPublic(postId, this.clock.now());
    if (isCounted) await this.views.add(postId);
    return { isCounted };
  }
}
