import { AddComment, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { writeComment } from './comment.js';
import { CommentRepository } from './comment.repository.js';
import { isPublic } from '../post/post.js';
import { postNotFound } from '../post/post.errors.js';
import { PostRepository } from '../post/post.repository.js';

/** Stores a reader's comment until an editor decides about it. Publishes no event, because readers see no change. */
@Injectable()
export class AddCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly comments: CommentRepository,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof AddComment>, context: RequestContext): Promise<ReplyOf<typeof AddComment>> {
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
}
