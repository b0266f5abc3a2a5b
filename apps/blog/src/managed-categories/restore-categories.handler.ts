import type { RequestContext, ReplyOf, RequestOf, RestoreBlogCategories } from '@tedarik/commands';
import { BlogCategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, Database, oneByOne } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedCategory, categorySnapshot, isErased, restoreCategory, type Category } from '../category/category.js';
import { categoryNameTaken, categoryNotFound } from '../category/category.errors.js';
import { CategoryPosts } from './category-posts.js';
import { CategoryRepository } from '../category/category.repository.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/**
 * Undoes deletions, each by itself. The category is there for everybody at once; the posts that it lost by that, and that
 * nobody has saved since, are put back after it, in small transactions. What is interrupted is gone on with by
 * UnfinishedCategories.
 */
@Injectable()
export class RestoreCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly posts: CategoryPosts,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    { ids }: RequestOf<typeof RestoreBlogCategories>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RestoreBlogCategories>> {
    return { outcomes: await oneByOne(ids, (id) => this.restore(id, context)) };
  }

  private async restore(id: string, context: RequestContext): Promise<void> {
    await this.show(id, context);
    await this.posts.bringBack(id);
  }

  private show(id: string, context: RequestContext): Promise<void> {
    return this.database.transaction(async (session) => {
      const before = await this.categories.findById(session, id);
      if (!before || isErased(before)) throw categoryNotFound(id);
      if (!before.deletedAt) return;
      await this.checkItsPlaceIsFree(session, before);
      const category = restoreCategory(before);
      await this.categories.save(session, category);
      const { version } = category;
      const data = categorySnapshot(category);
      await this.outbox.append(session, BlogCategoryChanged, { aggregateId: id, version, data });
      const record = auditedCategory(category);
      await this.auditTrail.record(session, context, { action: 'restored', record, after: category });
    });
  }

  private async checkItsPlaceIsFree(session: ClientSession, { slug, nameKey }: Category): Promise<void> {
    if (await this.slugs.isTaken(session, 'category', slug)) throw slugTaken(slug);
    if ((await this.categories.findByNames(session, [nameKey])).length > 0) throw categoryNameTaken();
  }
}
