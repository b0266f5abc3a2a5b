import { DeleteComment, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Erases a comment and the address that came with it. */
@Injectable()
export class DeleteCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
  ) {}

  execute(request: RequestOf<typeof DeleteComment>, { commandId }: AskContext): Promise<ReplyOf<typeof DeleteComment>> {
    return this.commandLog.once(DeleteComment, request, commandId, async (session) => {
      const { id } = request;
      const comment = await this.comments.find(session, id);
      if (!comment) return { id };
      await this.comments.remove(session, id);
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      return { id };
    });
  }
}
