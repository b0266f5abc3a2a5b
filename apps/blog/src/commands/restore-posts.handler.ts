import type { RequestContext, ReplyOf, RequestOf, RestorePosts } from '@tedarik/commands';
import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { CategoryRepository } from '../category/category.repository.js';
import { announcementOf, auditedPost, isErased, restorePost } from '../post/post.js';
import { postNotFound } from '../post/post.errors.js';
import { PostRepository } from '../post/post.repository.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Undoes deletions, each in a transaction of its own; a post that is there already is left as it is. */
@Injectable()
export class RestorePostsHandler {
  constructor(
    private readonly database: Database,
    private readonly posts: PostRepository,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestorePosts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestorePosts>> {
    return { outcomes: await oneByOne(ids, (id) => this.restore(id, context)) };
  }

  private restore(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.posts.findById(id, session);
      if (!before || isErased(before)) throw postNotFound(id);
      if (!before.deletedAt) return;
      if (await this.slugs.isTaken(session, 'post', before.slug)) throw slugTaken(before.slug);
      const { categoryId } = before;
      const hasCategory = categoryId !== null && (await this.categories.exists(session, categoryId));
      const now = this.clock.now();
      const post = restorePost(before, hasCategory ? categoryId : null, now);
      const { version } = post;
      await this.posts.save(session, post);
      await this.outbox.append(session, PostChanged, { aggregateId: id, version, data: announcementOf(post, now) });
      await this.auditTrail.record(session, context, { action: 'restored', record: auditedPost(post), after: post });
    });
  }
}
