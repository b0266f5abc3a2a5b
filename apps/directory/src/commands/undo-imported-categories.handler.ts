import type { ReplyOf, RequestOf, UndoImportedCategories } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CategoryRemoval } from '../category/category-removal.js';
import type { Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { CategoryUseRepository } from '../category/category-use.repository.js';
import { SeoTextRepository } from '../seo-text/seo-text.repository.js';
import { Holds } from '../sweep/holds.js';
import { Sweeper } from '../sweep/sweeper.js';

/** Takes the categories of an import that is undone away where they are empty; that it was undone is on record with it. */
@Injectable()
export class UndoImportedCategoriesHandler {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly use: CategoryUseRepository,
    private readonly seoTexts: SeoTextRepository,
    private readonly holds: Holds,
    private readonly removal: CategoryRemoval,
    private readonly sweeper: Sweeper,
  ) {}

  async execute({
    importId,
  }: RequestOf<typeof UndoImportedCategories>): Promise<ReplyOf<typeof UndoImportedCategories>> {
    const deleted = await this.database.transaction((session) => this.undo(session, importId));
    if (deleted > 0) this.sweeper.soon();
    return { deleted };
  }

  private async undo(session: ClientSession, importId: string): Promise<number> {
    let deleted = 0;
    for (const category of await this.categories.findUntouchedOf(session, importId)) {
      if (await this.isWanted(session, category)) continue;
      // Whoever is about to put something into it makes this transaction start again.
      await this.holds.claim(session, category.id);
      await this.removal.remove(session, category, null);
      deleted += 1;
    }
    return deleted;
  }

  private async isWanted(session: ClientSession, { id }: Category): Promise<boolean> {
    if ((await this.use.countBusinesses([id], session)) > 0) return true;
    if ((await this.use.countProducts([id], session)) > 0) return true;
    const text = await this.seoTexts.find({ kind: 'category', key: id }, session);
    return text !== undefined && text.html !== null;
  }
}
