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
   * Whether it is live, held for this transaction: one that puts a post into the category, and its deletion, are then
   * never in each other's blind spot. One of the two waits for the other, or starts again.
   */
  async lock(session: ClientSession, id: string): Promise<boolean> {
    const live = { _id: id, deletedAt: null };
    return (await this.stored.collection.updateOne(live, { $inc: { held: 1 } }, { session })).matchedCount > 0;
  }

  /** Those that can still be brought back. */
  async listDeletedIds(): Promise<string[]> {
    const deleted = { deletedAt: { $gt: new Date(0) }, name: { $gt: '' } };
    const found = this.stored.collection.find(deleted, { projection: { _id: 1 }, hint: 'erasable' });
    return (await found.toArray()).map(({ _id }) => _id);
  }

  /** Live ones by their Turkish names. */
  override async listAll(): Promise<Category[]> {
    return (await super.listAll()).sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  }
}
