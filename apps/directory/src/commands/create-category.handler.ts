import { CreateCategory, type RequestContext, type RequestOf } from '@tedarik/commands';
import { CategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { categoryNameTaken } from '../category/category.errors.js';
import { auditedCategory, categorySnapshot, createCategory } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { managedCategory, type ManagedCategory } from '../category/managed-category.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof CreateCategory>;

/** Adds a category with a slug of its name; the folded name must be free. */
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

  execute(request: Request, context: RequestContext): Promise<ManagedCategory> {
    return this.commandLog.once(CreateCategory, request, context, (session) => this.create(session, request, context));
  }

  private async create(session: ClientSession, { name }: Request, context: RequestContext): Promise<ManagedCategory> {
    const id = newId();
    const [slug = ''] = await this.slugs.allot(session, 'category', [slugWish('kategori', id, name)]);
    const category = createCategory({ name }, id, slug, this.clock.now());
    const [holder] = await this.categories.findByNames(session, [category.nameKey]);
    if (holder) throw categoryNameTaken();
    await this.categories.addMany(session, [category]);
    const { version } = category;
    await this.outbox.append(session, CategoryChanged, { aggregateId: id, version, data: categorySnapshot(category) });
    await this.auditTrail.record(session, context, {
      action: 'created',
      record: auditedCategory(category),
      after: category,
    });
    return managedCategory(category, 0);
  }
}
