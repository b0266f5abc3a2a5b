import type { CountManagedComments, ListManagedComments, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { ManagedCommentRepository } from './managed-comment.repository.js';
import { ManagedPostRepository } from '../post/managed-post.repository.js';
import { isPublic } from '../post/post.js';

type Post = ReplyOf<typeof ListManagedComments>['comments'][number]['post'];

/** Comments for editors, each with its post and e-mail address. */
@Injectable()
export class ListManagedCommentsQuery {
  constructor(
    private readonly comments: ManagedCommentRepository,
    private readonly posts: ManagedPostRepository,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof ListManagedComments>): Promise<ReplyOf<typeof ListManagedComments>> {
    const { comments, total } = await this.comments.list(request);
    const [emails, posts] = await Promise.all([
      this.comments.emailsOf(comments.map(({ id }) => id)),
      this.postsById(comments.map(({ postId }) => postId)),
    ]);
    const rows = comments.map(({ id, postId, authorName, content, status, createdAt }) => ({
      id,
      authorName,
      authorEmail: emails.get(id) ?? null,
      content,
      status,
      createdAt: createdAt.toISOString(),
      post: posts.get(postId) ?? null,
    }));
    return { comments: rows, total };
  }

  count(): Promise<ReplyOf<typeof CountManagedComments>> {
    return this.comments.count();
  }

  private async postsById(ids: readonly string[]): Promise<Map<string, Post>> {
    const now = this.clock.now();
    const posts = await this.posts.listByIds([...new Set(ids)]);
    return new Map(
      posts.map((post) => [
        post.id,
        { id: post.id, title: post.title, slug: post.slug, isPublic: isPublic(post, now) },
      ]),
    );
  }
}
