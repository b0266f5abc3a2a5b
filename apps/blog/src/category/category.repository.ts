import { Injectable } from '@nestjs/common';
import { assertSaved, Database, without } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Category } from './category.js';
import { categoryNotFound } from './category.errors.js';
import { categoryDocuments, type CategoryDocument } from './category.schema.js';

@Injectable()
export class CategoryRepository {
  private readonly stored = categoryDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Category): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  /** Replaces the stored category by its next version. */
  async save(session: ClientSession, { id, ...fields }: Category): Promise<void> {
    const { matchedCount } = await this.stored.collection.replaceOne({ _id: id, version: fields.version - 1 }, fields, {
      session,
    });
    assertSaved(matchedCount, 'categories', [id]);
  }

  /** A concurrent change of the same category makes the transaction start again. Throws category-not-found. */
  async getForUpdate(session: ClientSession, id: string): Promise<Category> {
    const [category] = await this.find({ _id: id }, session);
    if (!category) throw categoryNotFound(id);
    return category;
  }

  /** Also one that was deleted. */
  async findById(session: ClientSession, id: string): Promise<Category | undefined> {
    const document = await this.stored.model.findById(id).session(session).lean<CategoryDocument>();
    return document ? fromDocument(document) : undefined;
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<Category[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  async exists(session: ClientSession | null, id: string): Promise<boolean> {
    return (await this.find({ _id: id }, session)).length > 0;
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
  async listAll(): Promise<Category[]> {
    return (await this.find({})).sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Category[]> {
    const found = this.stored.model
      .find({ ...filter, deletedAt: null })
      .session(session)
      .lean<CategoryDocument[]>();
    return (await found).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: CategoryDocument & { held?: number }): Category => ({
  id: _id,
  ...without(fields, ['held']),
});
