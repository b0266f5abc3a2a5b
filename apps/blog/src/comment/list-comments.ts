import { COMMENTS_AT_ONCE, type ListComments, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { CommentRepository } from './comment.repository.js';
import { PostListRepository } from '../post/post-list.repository.js';

/** Approved comments of a public post, oldest first. Copied field by field, so that no other data of a comment can leak. */
@Injectable()
export class ListCommentsQuery {
  constructor(
    private readonly posts: PostListRepository,
    private readonly comments: CommentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ postId, after }: RequestOf<typeof ListComments>): Promise<ReplyOf<typeof ListComments>> {
    if (!(await this.posts.isPublic(postId, this.clock.now()))) return { comments: [], next: null };
    const approved = await this.comments.listApproved(postId, after, COMMENTS_AT_ONCE + 1);
    const page = approved.slice(0, COMMENTS_AT_ONCE);
    const comments = page.map(({ id, authorName, content, createdAt }) => ({
      id,
      authorName,
      content,
      createdAt: createdAt.toISOString(),
    }));
    return { comments, next: approved.length > page.length ? (page.at(-1)?.id ?? null) : null };
  }
}
