import { RejectComment, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { rejectComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Keeps a comment from the public, or takes an approved one back. */
@Injectable()
export class RejectCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof RejectComment>, { commandId }: AskContext): Promise<ReplyOf<typeof RejectComment>> {
    return this.commandLog.once(RejectComment, request, commandId, async (session) => {
      const { id } = request;
      const comment = await this.comments.getForUpdate(session, id);
      await this.comments.save(session, rejectComment(comment, this.clock.now()));
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      return { id };
    });
  }
}
