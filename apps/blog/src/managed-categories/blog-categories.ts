import { Injectable } from '@nestjs/common';
import {
  BLOG_CATEGORY_COLORS,
  type BulkOutcome,
  EnsureBlogCategories,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { BlogCategoryChanged, BlogCategoryDeleted } from '@tedarik/events';
import { BLOG_CATEGORY } from '@tedarik/fields';
import { Outbox } from '@tedarik/outbox';
import { RecordDependencies, Records } from '@tedarik/records';
import { blogSlug } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { type Category, categorySnapshot, eraseCategory } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ManagedPostRepository } from '../post/managed-post.repository.js';
import { slugTaken } from '../slug/slug.errors.js';
import { slugOf } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { CategoryPosts } from './category-posts.js';

/** Blog categories. Unlike for other records, editors can set their slugs. */
@Injectable()
export class BlogCategories extends Records<typeof BLOG_CATEGORY, { version: number }> {
  constructor(
    parts: RecordDependencies,
    categories: CategoryRepository,
    private readonly counted: ManagedPostRepository,
    private readonly posts: CategoryPosts,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
  ) {
    super(BLOG_CATEGORY, parts, { version: 1 }, categories);
  }

  /** Hides the categories at once. Their posts are updated afterwards; `UNFINISHED_CATEGORIES` continues an interrupted run. */
  override async delete(request: { ids: string[] }, context: RequestContext) {
    const { outcomes } = await super.delete(request, context);
    for (const id of doneIn(outcomes)) await this.posts.release(id);
    return { outcomes };
  }

  /** Restores the categories, and afterwards puts back the posts that were not saved since. */
  override async restore(request: { ids: string[] }, context: RequestContext) {
    const { outcomes } = await super.restore(request, context);
    for (const id of doneIn(outcomes)) await this.posts.bringBack(id);
    return { outcomes };
  }

  /** Finds or creates blog categories by folded name. Existing ones stay unchanged. */
  ensure(
    request: RequestOf<typeof EnsureBlogCategories>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof EnsureBlogCategories>> {
    return this.parts.commandLog.once(EnsureBlogCategories, request, context, async (session) => {
      const made = request.categories.map(({ color, ...input }) =>
        this.made({ ...input, slug: '', color: color ?? BLOG_CATEGORY.fields.color.initial }),
      );
      const categories = await this.ensured(session, made);
      return { categories: categories.map(({ id, slug, name }) => ({ id, slug, name })) };
    });
  }

  protected override async columns() {
    const counts = await this.counted.countByCategory();
    return ({ id }: Category) => ({ postCount: counts.get(id) ?? 0 });
  }

  protected override keysOf({ name, color }: Pick<Category, 'name' | 'color'>) {
    return { ...super.keysOf({ name }), color: color.toUpperCase() };
  }

  /** A category may keep its current colour even if that is no longer offered. */
  protected override wrongIn({ slug, color }: Pick<Category, 'slug' | 'color'>, before?: Category) {
    const offered: readonly string[] = [...BLOG_CATEGORY_COLORS, ...(before ? [before.color] : [])];
    return [
      ...(slug !== '' && blogSlug(slug) !== slug ? [{ field: 'slug', code: 'slug-invalid' }] : []),
      ...(offered.includes(color.toUpperCase()) ? [] : [{ field: 'color', code: 'color-not-offered' }]),
    ];
  }

  protected override async checkFree(session: ClientSession, category: Category, before?: Category): Promise<void> {
    await super.checkFree(session, category, before);
    if (before && !before.deletedAt && before.slug === category.slug) return;
    if (await this.slugs.isTaken(session, 'category', category.slug)) throw slugTaken(category.slug);
  }

  /** A category without a slug gets one derived from its name. */
  protected override async add(session: ClientSession, categories: Category[]): Promise<Category[]> {
    const added: Category[] = [];
    for (const category of categories) {
      const { id, name } = category;
      const slug = category.slug || (await this.slugs.allot(session, 'category', slugOf('category', id, name)));
      added.push(...(await super.add(session, [{ ...category, slug }])));
    }
    for (const category of added) await this.tell(session, category);
    return added;
  }

  /** When the slug changes, the old address redirects. */
  protected override async save(session: ClientSession, changed: Category, before: Category): Promise<Category> {
    const category = await super.save(session, { ...changed, version: before.version + 1 }, before);
    const { id, slug } = before;
    if (category.slug !== slug) {
      await this.slugs.remember(session, { kind: 'category', slug, id, at: this.parts.clock.now() });
    }
    if (!category.deletedAt) await this.tell(session, category);
    return category;
  }

  protected override async remove(session: ClientSession, before: Category): Promise<Category> {
    const category = await super.remove(session, before);
    const { id, slug, version } = category;
    const data = { id, slug, deletedAt: category.deletedAt!.toISOString() };
    await this.outbox.append(session, BlogCategoryDeleted, { aggregateId: id, version, data });
    return category;
  }

  protected override async erase(session: ClientSession, deleted: readonly Category[]): Promise<void> {
    for (const category of deleted) await this.store.save(session, eraseCategory(category));
  }

  private tell(session: ClientSession, category: Category): Promise<void> {
    const { id, version } = category;
    const data = categorySnapshot(category);
    return this.outbox.append(session, BlogCategoryChanged, { aggregateId: id, version, data });
  }
}

const doneIn = (outcomes: readonly BulkOutcome[]): string[] =>
  outcomes.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
