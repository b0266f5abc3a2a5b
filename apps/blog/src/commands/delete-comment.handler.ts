import { DeleteComment, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { auditedComment, deleteComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Marks a comment as deleted; nobody sees it from then on. One that is not there is no failure. */
@Injectable()
export class DeleteCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof DeleteComment>, context: RequestContext): Promise<ReplyOf<typeof DeleteComment>> {
    return this.commandLog.once(DeleteComment, request, context, async (session) => {
      const { id } = request;
      const comment = await this.comments.find(session, id);
      if (!comment || comment.deletedAt) return { id };
      await this.comments.save(session, deleteComment(comment, this.clock.now()));
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      const record = auditedComment(comment);
      await this.auditTrail.record(session, context, { action: 'deleted', record, before: comment });
      return { id };
    });
  }
}
