import type { RequestContext, DeleteBlogCategories, ReplyOf, RequestOf } from '@tedarik/commands';
import { BlogCategoryDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import { auditedCategory, deleteCategory } from '../category/category.js';
import { categoryNotFound } from '../category/category.errors.js';
import { CategoryPosts } from './category-posts.js';
import { CategoryRepository } from '../category/category.repository.js';

/**
 * Takes categories away, each by itself. It is gone for everybody at once; its posts are rewritten after that, in small
 * transactions. What is interrupted is gone on with by UnfinishedCategories.
 */
@Injectable()
export class DeleteCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly posts: CategoryPosts,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof DeleteBlogCategories>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteBlogCategories>> {
    return { outcomes: await oneByOne(ids, (id) => this.delete(id, context)) };
  }

  private async delete(id: string, context: RequestContext): Promise<void> {
    await this.hide(id, context);
    await this.posts.release(id);
  }

  private hide(id: string, context: RequestContext): Promise<void> {
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
}
