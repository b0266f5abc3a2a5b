import { ChangePostStatus, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { announcementOf, auditedPost, changeStatus } from '../post/post.js';
import { PostRepository } from '../post/post.repository.js';

/** Publishes, withdraws or archives a post, and leaves the rest of it as it is. */
@Injectable()
export class ChangePostStatusHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(
    request: RequestOf<typeof ChangePostStatus>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangePostStatus>> {
    return this.commandLog.once(ChangePostStatus, request, context, async (session) => {
      const now = this.clock.now();
      const before = await this.posts.getForUpdate(session, request.id);
      const post = before.status === request.status ? before : changeStatus(before, request.status, now);
      const { id, slug, version, revision } = post;
      if (post !== before) {
        await this.posts.save(session, post);
        await this.outbox.append(session, PostChanged, { aggregateId: id, version, data: announcementOf(post, now) });
        await this.auditTrail.record(session, context, {
          action: 'changed',
          record: auditedPost(post),
          before,
          after: post,
        });
      }
      return { id, slug, version, revision };
    });
  }
}
