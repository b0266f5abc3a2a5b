import { Injectable } from '@nestjs/common';
import {
  type CATEGORIES,
  EnsureCategories,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type UndoImportedCategories,
} from '@tedarik/commands';
import { CategoryChanged, CategoryDeleted } from '@tedarik/events';
import { CATEGORY } from '@tedarik/fields';
import { RecordDependencies } from '@tedarik/records';
import type { ClientSession } from 'mongoose';
import { noCategoryToMoveTo } from '../category/category.errors.js';
import { CategoryRepository } from '../category/category.repository.js';
import { type Category, categorySnapshot, eraseCategory, type OwnOfCategory } from '../category/category.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { CategoryUse } from './category-use.js';
import { LinkParts } from './linked-records.js';
import { PageParts, PageRecords } from './page-records.js';

const NEW: OwnOfCategory = { slug: '', version: 1, description: null, sortOrder: null };

/** Categories. On deletion, a category may be merged into another one. */
@Injectable()
export class Categories extends PageRecords<typeof CATEGORY, OwnOfCategory> {
  protected override readonly slugKind = 'kategori';
  protected override readonly deleted = CategoryDeleted;

  constructor(
    parts: RecordDependencies,
    links: LinkParts,
    pages: PageParts,
    private readonly categories: CategoryRepository,
    private readonly use: CategoryUse,
    private readonly seoTexts: SeoTextRepository,
  ) {
    super(CATEGORY, parts, links, pages, NEW, categories);
  }

  /** Deletes categories; their businesses and products move to `moveTo` or lose the category. */
  override async delete({ ids, moveTo }: RequestOf<typeof CATEGORIES.contracts.delete>, context: RequestContext) {
    if (moveTo !== null && ids.includes(moveTo)) throw noCategoryToMoveTo(moveTo);
    return this.deleteEach(ids, context, async (session, before) =>
      this.remove(session, before, await this.destination(session, moveTo)),
    );
  }

  private async destination(session: ClientSession, id: string | null): Promise<{ id: string; name: string } | null> {
    if (id === null) return null;
    const name = (await this.categories.findNames(session, [id])).get(id);
    if (name === undefined) throw noCategoryToMoveTo(id);
    await this.links.locks.lockShared(session, [id]);
    return { id, name };
  }

  /** Finds or creates categories by folded name. Existing ones stay unchanged. */
  async ensure(
    request: RequestOf<typeof EnsureCategories>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof EnsureCategories>> {
    const { categories: inputs, importId } = request;
    return this.parts.commandLog.once(EnsureCategories, request, context, async (session) => {
      const made = inputs.map(({ name, ...given }) => ({
        ...this.make({ name }),
        ...{ slug: given.slug ?? '', description: given.description ?? null, sortOrder: given.sortOrder ?? null },
        ...(importId !== undefined && { importId }),
      }));
      const categories = await this.ensured(session, made);
      return { categories: categories.map(({ id, slug, name }) => ({ id, slug, name })) };
    });
  }

  /** Deletes the unused categories that an undone import created. The undo itself is in the audit log. */
  async undoImported({
    importId,
  }: RequestOf<typeof UndoImportedCategories>): Promise<ReplyOf<typeof UndoImportedCategories>> {
    const deleted = await this.parts.database.transaction(async (session) => {
      let count = 0;
      for (const category of await this.categories.findUntouchedOf(session, importId)) {
        if (await this.isWanted(session, category)) continue;
        // A concurrent transaction that puts something into the category conflicts, and this one starts again.
        await this.remove(session, category);
        count += 1;
      }
      return count;
    });
    if (deleted > 0) this.afterwards();
    return { deleted };
  }

  private async isWanted(session: ClientSession, { id }: Category): Promise<boolean> {
    const { businesses, products } = await this.use.countIn([id], session);
    if (businesses > 0 || products > 0) return true;
    const text = await this.seoTexts.find({ kind: 'category', key: id }, session);
    return text !== undefined && text.html !== null;
  }

  protected override factOf(category: Category, before?: Category) {
    const renamed = before && before.nameKey !== category.nameKey && { renamedFrom: before.name };
    return { definition: CategoryChanged, data: { ...categorySnapshot(category), ...renamed } };
  }

  protected override tombstoneOf(category: Category): Category {
    return eraseCategory(category);
  }
}
