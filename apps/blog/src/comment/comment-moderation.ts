import {
  ApproveComment,
  type BulkOutcome,
  DeleteComment,
  RejectComment,
  type RequestContext,
  type RequestOf,
  type RestoreComments,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, CommandLog, Database, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import {
  approveComment,
  auditedComment,
  type Comment,
  deleteComment,
  rejectComment,
  restoreComment,
} from './comment.js';
import { commentNotFound } from './comment.errors.js';
import { CommentRepository } from './comment.repository.js';
import { Discussions } from './discussions.js';

type One = RequestOf<typeof ApproveComment>;
type Many = RequestOf<typeof RestoreComments>;
type Outcomes = Promise<{ outcomes: BulkOutcome[] }>;

/** Decisions of editors about comments, each in its own transaction; repeating one changes nothing. */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly comments: CommentRepository,
    private readonly discussions: Discussions,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Shows a comment to the public. */
  approve(request: One, context: RequestContext): Promise<One> {
    return this.commandLog.once(ApproveComment, request, context, async (session) => {
      const comment = await this.comments.getForUpdate(session, request.id);
      if (comment.status !== 'approved')
        await this.save(session, context, 'approved', comment, approveComment(comment));
      return { id: request.id };
    });
  }

  /** Hides a comment from the public, also one that was approved. */
  reject(request: One, context: RequestContext): Promise<One> {
    return this.commandLog.once(RejectComment, request, context, async (session) => {
      const comment = await this.comments.getForUpdate(session, request.id);
      await this.save(session, context, 'rejected', comment, rejectComment(comment, this.clock.now()));
      return { id: request.id };
    });
  }

  /** Marks a comment as deleted, which hides it from everyone. Does nothing for a comment that does not exist. */
  delete(request: One, context: RequestContext): Promise<One> {
    return this.commandLog.once(DeleteComment, request, context, async (session) => {
      const comment = await this.comments.find(session, request.id);
      if (comment && !comment.deletedAt) {
        await this.save(session, context, 'deleted', comment, deleteComment(comment, this.clock.now()));
      }
      return { id: request.id };
    });
  }

  async approveAll({ ids }: Many, { actor }: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.approve({ id }, { actor })) };
  }

  async rejectAll({ ids }: Many, { actor }: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.reject({ id }, { actor })) };
  }

  async deleteAll({ ids }: Many, { actor }: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.delete({ id }, { actor })) };
  }

  /** Restores deleted comments. */
  async restoreAll({ ids }: Many, context: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.restore(id, context)) };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const comment = await this.comments.find(session, id);
      if (!comment) throw commentNotFound(id);
      if (comment.deletedAt) await this.save(session, context, 'restored', comment, restoreComment(comment));
    });
  }

  private async save(
    session: ClientSession,
    context: RequestContext,
    action: string,
    before: Comment,
    after: Comment,
  ): Promise<void> {
    await this.comments.save(session, after);
    const counts = [before, after].some(({ status }) => status === 'approved');
    if (counts) await this.discussions.recount(session, after.postId);
    const [was, is] = [before, after].map((comment) => (comment.deletedAt ? null : comment));
    await this.auditTrail.record(session, context, { action, record: auditedComment(after), before: was, after: is });
  }
}
