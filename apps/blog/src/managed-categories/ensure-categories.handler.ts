import { EnsureBlogCategories, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { BlogCategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { categorySnapshot, createCategory, type Category, type NewCategory } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { slugOf } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Ensured = ReplyOf<typeof EnsureBlogCategories>;

/** Finds or creates blog categories by folded name. One that is there stays as it is. */
@Injectable()
export class EnsureCategoriesHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute(request: RequestOf<typeof EnsureBlogCategories>, context: RequestContext): Promise<Ensured> {
    return this.commandLog.once(EnsureBlogCategories, request, context, async (session) => {
      const names = request.categories.map(({ name }) => nameKey(name));
      const found = await this.categories.findByNames(session, names);
      const byName = new Map(found.map((category) => [category.nameKey, category]));
      const categories: Ensured['categories'] = [];
      for (const input of request.categories) {
        const category = byName.get(nameKey(input.name)) ?? (await this.create(session, input));
        byName.set(category.nameKey, category);
        const { id, slug, name } = category;
        categories.push({ id, slug, name });
      }
      return { categories };
    });
  }

  private async create(session: ClientSession, input: NewCategory): Promise<Category> {
    const id = newId();
    const slug = await this.slugs.allot(session, 'category', slugOf('category', id, input.name));
    const category = createCategory(input, id, slug, this.clock.now());
    await this.categories.add(session, category);
    const { version } = category;
    await this.outbox.append(session, BlogCategoryChanged, {
      aggregateId: id,
      version,
      data: categorySnapshot(category),
    });
    return category;
  }
}
