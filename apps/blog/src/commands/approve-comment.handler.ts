import { ApproveComment, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { CommandLog } from '@tedarik/service-kit';
import { approveComment, auditedComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Shows a comment to the public. */
@Injectable()
export class ApproveCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
  ) {}

  execute(request: RequestOf<typeof ApproveComment>, context: RequestContext): Promise<ReplyOf<typeof ApproveComment>> {
    return this.commandLog.once(ApproveComment, request, context, async (session) => {
      const { id } = request;
      const comment = await this.comments.getForUpdate(session, id);
      if (comment.status === 'approved') return { id };
      const approved = approveComment(comment);
      await this.comments.save(session, approved);
      await this.discussions.recount(session, comment.postId);
      const record = auditedComment(comment);
      await this.auditTrail.record(session, context, { action: 'approved', record, before: comment, after: approved });
      return { id };
    });
  }
}
