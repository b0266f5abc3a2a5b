import { Injectable } from '@nestjs/common';
import { BLOG_CATEGORY } from '@tedarik/fields';
import { RecordStore } from '@tedarik/records';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Category } from './category.js';

@Injectable()
export class CategoryRepository extends RecordStore<typeof BLOG_CATEGORY, { version: number }> {
  constructor(database: Database) {
    super(BLOG_CATEGORY, database, 'categories');
  }

  async exists(session: ClientSession | null, id: string): Promise<boolean> {
    return (await this.findByIds([id], session)).length > 0;
  }

  /**
   * Returns whether the category is live, and locks it for this transaction. A transaction that puts a post into the category and one that
   * deletes it would otherwise not see each other's changes; now one of them waits or starts again.
   */
  async lock(session: ClientSession, id: string): Promise<boolean> {
    const live = { _id: id, deletedAt: null };
    return (await this.stored.collection.updateOne(live, { $inc: { held: 1 } }, { session })).matchedCount > 0;
  }

  /** Ids of deleted categories that can still be restored. */
  async listDeletedIds(): Promise<string[]> {
    const deleted = { deletedAt: { $gt: new Date(0) }, name: { $gt: '' } };
    const found = this.stored.collection.find(deleted, { projection: { _id: 1 }, hint: 'erasable' });
    return (await found.toArray()).map(({ _id }) => _id);
  }

  /** Live categories in Turkish order of their names. */
  override async listAll(): Promise<Category[]> {
    return (await super.listAll()).sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  }
}
