import { UpdateBlogCategory, type RequestContext, type ManagedBlogCategory, type RequestOf } from '@tedarik/commands';
import { BlogCategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { auditedCategory, categorySnapshot, editCategory, type Category } from '../category/category.js';
import { categoryNameTaken } from '../category/category.errors.js';
import { categoryFields } from '../category/category-fields.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ManagedPostRepository } from '../post/managed-post.repository.js';
import { managedCategory } from './list-managed-categories.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Saves an edited blog category. A slug that was changed leaves a redirect behind. */
@Injectable()
export class UpdateCategoryHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly categories: CategoryRepository,
    private readonly posts: ManagedPostRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof UpdateBlogCategory>, context: RequestContext): Promise<ManagedBlogCategory> {
    return this.commandLog.once(UpdateBlogCategory, request, context, async (session) => {
      const { id, revision, ...typed } = request;
      const before = await this.categories.getForUpdate(session, id);
      const category = editCategory(before, revision, categoryFields(typed, before.color));
      await this.refuseTaken(session, before, category);
      if (category.slug !== before.slug) {
        await this.slugs.remember(session, { kind: 'category', slug: before.slug, id, at: this.clock.now() });
      }
      await this.categories.save(session, category);
      const data = categorySnapshot(category);
      await this.outbox.append(session, BlogCategoryChanged, { aggregateId: id, version: category.version, data });
      const record = auditedCategory(category);
      await this.auditTrail.record(session, context, { action: 'changed', record, before, after: category });
      return managedCategory(category, await this.posts.countOfCategory(id));
    });
  }

  private async refuseTaken(session: ClientSession, before: Category, { nameKey, slug }: Category): Promise<void> {
    const namesakes = await this.categories.findByNames(session, [nameKey]);
    if (namesakes.some(({ id }) => id !== before.id)) throw categoryNameTaken();
    const isMoved = slug !== before.slug;
    if (isMoved && (await this.slugs.isTaken(session, 'category', slug))) throw slugTaken(slug);
  }
}
