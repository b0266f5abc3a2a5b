import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { categoryNotFound } from './category.errors.js';
import { isErased, type Category } from './category.js';
import { categoryDocuments, type CategoryDocument } from './category.schema.js';

@Injectable()
export class CategoryRepository {
  private readonly stored = categoryDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async addMany(session: ClientSession, categories: readonly Category[]): Promise<void> {
    if (categories.length === 0) return;
    const documents = categories.map(({ id, ...fields }) => ({ _id: id, ...fields }));
    await this.stored.collection.insertMany(documents, { session });
  }

  async save(session: ClientSession, { id, ...category }: Category): Promise<void> {
    const { matchedCount } = await this.stored.collection.replaceOne({ _id: id }, category, { session });
    assertSaved(matchedCount, 'categories', [id]);
  }

  /** Also one that was deleted. Throws category-not-found, for one that is erased too. */
  async getForUpdate(session: ClientSession, id: string): Promise<Category> {
    const document = await this.stored.model.findById(id).session(session).lean<CategoryDocument>();
    if (!document || isErased(document)) throw categoryNotFound(id);
    return fromDocument(document);
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<Category[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  /** Those that were made for an import and that nobody has renamed since. */
  async findUntouchedOf(session: ClientSession, importId: string): Promise<Category[]> {
    return this.find({ importId, revision: 1 }, session);
  }

  /** Names of live categories by id; ids of no category are left out. */
  async findNames(session: ClientSession | null, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    return new Map((await this.find({ _id: { $in: ids } }, session)).map(({ id, name }) => [id, name]));
  }

  /** In the order in which they are shown. */
  async listAll(): Promise<Category[]> {
    return (await this.find({})).sort(byPlace);
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Category[]> {
    const found = this.stored.model
      .find({ ...filter, deletedAt: null })
      .session(session)
      .lean<CategoryDocument[]>();
    return (await found).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: CategoryDocument): Category => ({ id: _id, ...fields });

function byPlace(a: Category, b: Category): number {
  const order = (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity);
  // Infinity - Infinity is no number: two without a place stand by name.
  return order || (a.sortKey < b.sortKey ? -1 : 1);
}
