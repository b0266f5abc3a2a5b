import { RejectComment, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { auditedComment, rejectComment } from '../comment/comment.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Keeps a comment from the public, or takes an approved one back. */
@Injectable()
export class RejectCommentHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof RejectComment>, context: RequestContext): Promise<ReplyOf<typeof RejectComment>> {
    return this.commandLog.once(RejectComment, request, context, async (session) => {
      const { id } = request;
      const comment = await this.comments.getForUpdate(session, id);
      const rejected = rejectComment(comment, this.clock.now());
      await this.comments.save(session, rejected);
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      const record = auditedComment(comment);
      await this.auditTrail.record(session, context, { action: 'rejected', record, before: comment, after: rejected });
      return { id };
    });
  }
}
