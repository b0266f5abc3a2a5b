import { UpdateCategory, type RequestContext, type RequestOf } from '@tedarik/commands';
import { CategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { categoryNameTaken, categoryNotFound } from '../category/category.errors.js';
import { auditedCategory, categorySnapshot, renameCategory, type Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { managedCategory, type ManagedCategory } from '../category/managed-category.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { Renaming } from '../slug/renaming.js';
import { slugWish } from '../slug/slug.js';

type Request = RequestOf<typeof UpdateCategory>;

/** Renames a category: one event, for everything else holds its id. Its former address leads to the new one. */
@Injectable()
export class UpdateCategoryHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly categories: CategoryRepository,
    private readonly renaming: Renaming,
    private readonly counts: CurrentCounts,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<ManagedCategory> {
    return this.commandLog.once(UpdateCategory, request, context, (session) => this.update(session, request, context));
  }

  private async update(session: ClientSession, request: Request, context: RequestContext): Promise<ManagedCategory> {
    const before = await this.categories.getForUpdate(session, request.id);
    if (before.deletedAt) throw categoryNotFound(request.id);
    const renamed = renameCategory(before, request.revision, request.name);
    const [holder] = await this.categories.findByNames(session, [renamed.nameKey]);
    if (holder && holder.id !== renamed.id) throw categoryNameTaken();
    const category = { ...renamed, slug: await this.slugOf(session, renamed) };

    await this.categories.save(session, category);
    const { id, version } = category;
    const data = {
      ...categorySnapshot(category),
      ...(category.nameKey !== before.nameKey && { renamedFrom: before.name }),
    };
    await this.outbox.append(session, CategoryChanged, { aggregateId: id, version, data });
    const record = auditedCategory(category);
    await this.auditTrail.record(session, context, { action: 'changed', record, before, after: category });
    return managedCategory(category, (await this.counts.read()).ofCategory(id));
  }

  private slugOf(session: ClientSession, { id, slug, name }: Category): Promise<string> {
    const at = this.clock.now();
    return this.renaming.follow(session, { kind: 'category', id, slug, at }, slugWish('kategori', id, name));
  }
}
