import { DeleteComment, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { auditedComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Erases a comment and the address that came with it. */
@Injectable()
export class DeleteCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
  ) {}

  execute(request: RequestOf<typeof DeleteComment>, context: AskContext): Promise<ReplyOf<typeof DeleteComment>> {
    return this.commandLog.once(DeleteComment, request, context.commandId, async (session) => {
      const { id } = request;
      const comment = await this.comments.find(session, id);
      if (!comment) return { id };
      await this.comments.remove(session, id);
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      const record = auditedComment(comment);
      await this.auditTrail.record(session, context, { action: 'deleted', record, before: comment });
      return { id };
    });
  }
}
