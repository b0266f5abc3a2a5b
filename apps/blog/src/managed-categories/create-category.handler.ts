import { CreateBlogCategory, type RequestContext, type ManagedBlogCategory, type RequestOf } from '@tedarik/commands';
import { BlogCategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import { auditedCategory, categorySnapshot, createCategory } from '../category/category.js';
import { categoryNameTaken } from '../category/category.errors.js';
import { categoryFields } from '../category/category-fields.js';
import { CategoryRepository } from '../category/category.repository.js';
import { managedCategory } from './list-managed-categories.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Writes a new blog category, under a name and a slug that no other has. */
@Injectable()
export class CreateCategoryHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute(request: RequestOf<typeof CreateBlogCategory>, context: RequestContext): Promise<ManagedBlogCategory> {
    const { slug, ...fields } = categoryFields(request);
    return this.commandLog.once(CreateBlogCategory, request, context, async (session) => {
      const namesakes = await this.categories.findByNames(session, [nameKey(fields.name)]);
      if (namesakes.length > 0) throw categoryNameTaken();
      if (await this.slugs.isTaken(session, 'category', slug)) throw slugTaken(slug);
      const category = createCategory(fields, newId(), slug, this.clock.now());
      const { id, version } = category;
      await this.categories.add(session, category);
      const data = categorySnapshot(category);
      await this.outbox.append(session, BlogCategoryChanged, { aggregateId: id, version, data });
      const record = auditedCategory(category);
      await this.auditTrail.record(session, context, { action: 'created', record, after: category });
      return managedCategory(category, 0);
    });
  }
}
