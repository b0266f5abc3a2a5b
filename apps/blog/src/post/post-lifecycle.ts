import {
  type BulkOutcome,
  ChangePostStatus,
  DeletePost,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type RestorePosts,
} from '@tedarik/commands';
import { PostChanged, PostDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, Database, processSequentially } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from '../category/category.repository.js';
import {
  announcementOf,
  auditedPost,
  changeStatus,
  deletePost,
  isErased,
  type Post,
  restorePost,
  tombstoneOf,
} from './post.js';
import { postNotFound } from './post.errors.js';
import { PostRepository } from './post.repository.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Many = RequestOf<typeof RestorePosts>;
type Outcomes = Promise<{ outcomes: BulkOutcome[] }>;

/** Changes the status of posts, and deletes and restores them; the content stays. Repeating an action changes nothing. */
@Injectable()
export class PostLifecycle {
  constructor(
    private readonly database: Database,
    private readonly commandLog: CommandLog,
    private readonly posts: PostRepository,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Publishes, withdraws or archives a post. */
  changeStatus(
    request: RequestOf<typeof ChangePostStatus>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangePostStatus>> {
    return this.commandLog.once(ChangePostStatus, request, context, async (session) => {
      const before = await this.posts.getForUpdate(session, request.id);
      const isSame = before.status === request.status;
      const post = isSame ? before : changeStatus(before, request.status, this.clock.now());
      if (!isSame) await this.save(session, context, 'changed', before, post);
      const { id, slug, version, revision } = post;
      return { id, slug, version, revision };
    });
  }

  /** Marks a post as deleted, which hides it from everyone. */
  delete(request: RequestOf<typeof DeletePost>, context: RequestContext): Promise<ReplyOf<typeof DeletePost>> {
    return this.commandLog.once(DeletePost, request, context, async (session) => {
      const { id } = request;
      const before = await this.posts.findById(id, session);
      if (!before) throw postNotFound(id);
      if (before.deletedAt) return { id, version: before.version };
      const post = deletePost(before, this.clock.now());
      await this.save(session, context, 'deleted', before, post);
      return { id, version: post.version };
    });
  }

  async deleteAll({ ids }: Many, { actor }: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.delete({ id }, { actor })) };
  }

  /** Restores deleted posts, each in its own transaction. */
  async restoreAll({ ids }: Many, context: RequestContext): Outcomes {
    return { outcomes: await processSequentially(ids, (id) => this.restore(id, context)) };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.posts.findById(id, session);
      if (!before || isErased(before)) throw postNotFound(id);
      if (!before.deletedAt) return;
      if (await this.slugs.isTaken(session, 'post', before.slug)) throw slugTaken(before.slug);
      const { categoryId } = before;
      const hasCategory = categoryId !== null && (await this.categories.exists(session, categoryId));
      const post = restorePost(before, hasCategory ? categoryId : null, this.clock.now());
      await this.save(session, context, 'restored', before, post);
    });
  }

  private async save(
    session: ClientSession,
    context: RequestContext,
    action: string,
    before: Post,
    post: Post,
  ): Promise<void> {
    const { id: aggregateId, version, updatedAt: now } = post;
    await this.posts.save(session, post);
    if (post.deletedAt)
      await this.outbox.append(session, PostDeleted, { aggregateId, version, data: tombstoneOf(post) });
    else await this.outbox.append(session, PostChanged, { aggregateId, version, data: announcementOf(post, now) });
    const [was, is] = [before, post].map((one) => (one.deletedAt ? null : one));
    await this.auditTrail.record(session, context, { action, record: auditedPost(post), before: was, after: is });
  }
}
