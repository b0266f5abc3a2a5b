import { ApproveComment, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CommandLog } from '@tedarik/service-kit';
import { approveComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Shows a comment to the public. */
@Injectable()
export class ApproveCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
  ) {}

  execute(
    request: RequestOf<typeof ApproveComment>,
    { commandId }: AskContext,
  ): Promise<ReplyOf<typeof ApproveComment>> {
    return this.commandLog.once(ApproveComment, request, commandId, async (session) => {
      const { id } = request;
      const comment = await this.comments.getForUpdate(session, id);
      if (comment.status === 'approved') return { id };
      await this.comments.save(session, approveComment(comment));
      await this.discussions.recount(session, comment.postId);
      return { id };
    });
  }
}
