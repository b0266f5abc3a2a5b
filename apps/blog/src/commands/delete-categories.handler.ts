import type { AskContext, DeleteBlogCategories, ReplyOf, RequestOf } from '@tedarik/commands';
import { BlogCategoryDeleted, PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { auditedCategory, deleteCategory } from '../category/category.js';
import { categoryNotFound } from '../category/category.errors.js';
import { CategoryRepository } from '../category/category.repository.js';
import { announcementOf, withoutCategory } from '../post/post.js';
import { PostRepository } from '../post/post.repository.js';
import { ReleasesRepository } from '../post/releases.repository.js';

const POSTS_AT_ONCE = 50;

/**
 * Takes categories away, each by itself. It is gone for everybody at once; its posts are rewritten after that, in small
 * transactions. Asked once more it goes on where it was interrupted.
 */
@Injectable()
export class DeleteCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly posts: PostRepository,
    private readonly releases: ReleasesRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteBlogCategories>,
    context: AskContext,
  ): Promise<ReplyOf<typeof DeleteBlogCategories>> {
    return { outcomes: await oneByOne(ids, (id) => this.delete(id, context)) };
  }

  private async delete(id: string, context: AskContext): Promise<void> {
    await this.hide(id, context);
    while ((await this.releasePosts(id)) === POSTS_AT_ONCE);
  }

  private hide(id: string, context: AskContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.categories.findById(session, id);
      if (!before) throw categoryNotFound(id);
      if (before.deletedAt) return;
      const now = this.clock.now();
      const category = deleteCategory(before, now);
      await this.categories.save(session, category);
      const data = { id, slug: category.slug, deletedAt: now.toISOString() };
      await this.outbox.append(session, BlogCategoryDeleted, { aggregateId: id, version: category.version, data });
      const record = auditedCategory(before);
      await this.auditTrail.record(session, context, { action: 'deleted', record, before });
    });
  }

  /** Answers how many posts it was for. */
  private releasePosts(categoryId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const now = this.clock.now();
      const posts = await this.posts.listOfCategory(session, categoryId, POSTS_AT_ONCE);
      for (const before of posts) {
        const post = withoutCategory(before, now);
        const { id, version } = post;
        await this.posts.save(session, post);
        await this.releases.remember(session, post, categoryId, now);
        const data = announcementOf(post, now);
        await this.outbox.append(session, PostChanged, { aggregateId: id, version, data });
      }
      return posts.length;
    });
  }
}
