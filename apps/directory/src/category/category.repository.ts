import { Injectable } from '@nestjs/common';
import { CATEGORY } from '@tedarik/fields';
import { RecordStore } from '@tedarik/records';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Category, OwnOfCategory } from './category.js';

@Injectable()
export class CategoryRepository extends RecordStore<typeof CATEGORY, OwnOfCategory> {
  constructor(database: Database) {
    super(CATEGORY, database);
  }

  /** Categories that this import created and that no editor has changed since. */
  findUntouchedOf(session: ClientSession, importId: string): Promise<Category[]> {
    return this.find({ importId, revision: 1 }, session);
  }

  /** Names of live categories by id; unknown ids are left out. */
  async findNames(session: ClientSession | null, ids: readonly string[]): Promise<Map<string, string>> {
    return new Map((await this.findByIds(ids, session)).map(({ id, name }) => [id, name]));
  }

  /** Returns the categories in display order. */
  override async listAll(): Promise<Category[]> {
    return (await super.listAll()).sort(byPlace);
  }
}

function byPlace(a: Category, b: Category): number {
  const order = (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity);
  // Infinity - Infinity is NaN, so two categories without a place are compared by name.
  return order || (a.sortKey < b.sortKey ? -1 : 1);
}
