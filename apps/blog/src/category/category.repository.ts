import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Category } from './category.js';
import { categoryDocuments, type CategoryDocument } from './category.schema.js';

@Injectable()
export class CategoryRepository {
  private readonly stored = categoryDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Category): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<Category[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  async exists(session: ClientSession, id: string): Promise<boolean> {
    return (await this.find({ _id: id }, session)).length > 0;
  }

  /** By their Turkish names. */
  async listAll(): Promise<Category[]> {
    return (await this.find({})).sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Category[]> {
    const found = this.stored.model
      .find({ ...filter, deletedAt: null })
      .session(session)
      .lean<CategoryDocument[]>();
    return (await found).map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
