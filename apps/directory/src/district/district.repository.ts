import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { District } from './district.js';
import { districtDocuments, type DistrictDocument } from './district.schema.js';

@Injectable()
export class DistrictRepository {
  private readonly stored = districtDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async addMany(session: ClientSession, districts: readonly District[]): Promise<void> {
    if (districts.length === 0) return;
    const documents = districts.map(({ id, ...fields }) => ({ _id: id, ...fields }));
    await this.stored.collection.insertMany(documents, { session });
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<District[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  async listAll(): Promise<District[]> {
    return this.find({});
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<District[]> {
    const found = this.stored.model
      .find({ ...filter, deletedAt: null })
      .session(session)
      .lean<DistrictDocument[]>();
    return (await found).map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}
