import { DeletePost, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { PostDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { auditedPost, deletePost, tombstoneOf } from '../post/post.js';
import { postNotFound } from '../post/post.errors.js';
import { PostRepository } from '../post/post.repository.js';

/** Marks a post as deleted; nobody sees it from then on. Deleting it once more changes nothing. */
@Injectable()
export class DeletePostHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof DeletePost>, context: RequestContext): Promise<ReplyOf<typeof DeletePost>> {
    return this.commandLog.once(DeletePost, request, context, async (session) => {
      const { id } = request;
      const before = await this.posts.findById(id, session);
      if (!before) throw postNotFound(id);
      if (before.deletedAt) return { id, version: before.version };
      const post = deletePost(before, this.clock.now());
      const { version } = post;
      await this.posts.save(session, post);
      await this.outbox.append(session, PostDeleted, { aggregateId: id, version, data: tombstoneOf(post) });
      await this.auditTrail.record(session, context, { action: 'deleted', record: auditedPost(before), before });
      return { id, version };
    });
  }
}
