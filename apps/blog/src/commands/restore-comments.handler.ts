import type { RequestContext, ReplyOf, RequestOf, RestoreComments } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Database, oneByOne } from '@tedarik/service-kit';
import { auditedComment, restoreComment } from '../comment/comment.js';
import { commentNotFound } from '../comment/comment.errors.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { Discussions } from '../comment/discussions.js';

/** Undoes deletions, each in a transaction of its own; a comment that is there already is left as it is. */
@Injectable()
export class RestoreCommentsHandler {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreComments>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreComments>> {
    return { outcomes: await oneByOne(ids, (id) => this.restore(id, context)) };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.comments.find(session, id);
      if (!before) throw commentNotFound(id);
      if (!before.deletedAt) return;
      const comment = restoreComment(before);
      await this.comments.save(session, comment);
      if (comment.status === 'approved') await this.discussions.recount(session, comment.postId);
      const record = auditedComment(comment);
      await this.auditTrail.record(session, context, { action: 'restored', record, after: comment });
    });
  }
}
