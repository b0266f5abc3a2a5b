import { Injectable } from '@nestjs/common';
import {
  AddComment,
  COMMENTS_AT_ONCE,
  type ListComments,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { PostListRepository } from '../post/post-list.repository.js';
import { postNotFound } from '../post/post.errors.js';
import { isPublic } from '../post/post.js';
import { PostRepository } from '../post/post.repository.js';
import { writeComment } from './comment.js';
import { CommentRepository } from './comment.repository.js';

/** Comments of readers on posts. */
@Injectable()
export class Comments {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly comments: CommentRepository,
    private readonly clock: Clock,
    private readonly lists: PostListRepository,
  ) {}

  /** Stores a reader's comment until an editor decides about it. Publishes no event, because readers see no change. */
  async add(request: RequestOf<typeof AddComment>, context: RequestContext): Promise<ReplyOf<typeof AddComment>> {
    const now = this.clock.now();
    const { comment, email } = writeComment(request, newId(), now);
    return this.commandLog.once(AddComment, request, context, async (session) => {
      const post = await this.posts.findById(comment.postId, session);
      // A post that readers cannot see is reported as not found, so that its existence is not revealed (A24).
      if (!post || !isPublic(post, now)) throw postNotFound(comment.postId);
      await this.comments.add(session, comment, email);
      return { id: comment.id };
    });
  }

  /** Approved comments of a public post, oldest first. Copied field by field, so that no other data of a comment can leak. */
  async list({ postId, after }: RequestOf<typeof ListComments>): Promise<ReplyOf<typeof ListComments>> {
    if (!(await this.lists.isPublic(postId, this.clock.now()))) return { comments: [], next: null };
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
