import { EnsureCategories, type RequestContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { CategoryChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { categorySnapshot, createCategory, type Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof EnsureCategories>;
type Ensured = ReplyOf<typeof EnsureCategories>;

/** Finds or creates categories by folded name. One that is there stays as it is. */
@Injectable()
export class EnsureCategoriesHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly categories: CategoryRepository,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  execute(request: Request, context: RequestContext): Promise<Ensured> {
    return this.commandLog.once(EnsureCategories, request, context, (session) => this.ensure(session, request));
  }

  private async ensure(session: ClientSession, { categories: inputs, importId }: Request): Promise<Ensured> {
    const wanted = new Map(inputs.toReversed().map((input) => [nameKey(input.name), input]));
    const known = await this.categories.findByNames(session, [...wanted.keys()]);
    for (const category of known) wanted.delete(category.nameKey);
    const created = await this.create(session, [...wanted.values()].toReversed(), importId);

    const byName = new Map([...known, ...created].map((category) => [category.nameKey, category]));
    const categories = inputs.flatMap((input) => byName.get(nameKey(input.name)) ?? []);
    return { categories: categories.map(({ id, slug, name }) => ({ id, slug, name })) };
  }

  private async create(
    session: ClientSession,
    inputs: Request['categories'],
    importId: string | undefined,
  ): Promise<Category[]> {
    const wishes = inputs.map((input) => ({ id: newId(), input }));
    const slugs = await this.slugs.allot(
      session,
      'category',
      wishes.map(({ id, input }) => slugWish('kategori', id, input.name, input.slug)),
    );
    const now = this.clock.now();
    const created = wishes.map(({ id, input }, index) =>
      createCategory({ ...input, importId }, id, slugs[index] ?? '', now),
    );
    await this.categories.addMany(session, created);
    await this.outbox.appendMany(
      session,
      created.map((category) => ({
        definition: CategoryChanged,
        aggregateId: category.id,
        version: category.version,
        data: categorySnapshot(category),
        lane: 'live',
      })),
    );
    return created;
  }
}
