import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { districtNotFound } from './district.errors.js';
import { isErased, type District } from './district.js';
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

  async save(session: ClientSession, { id, ...district }: District): Promise<void> {
    const { matchedCount } = await this.stored.collection.replaceOne({ _id: id }, district, { session });
    assertSaved(matchedCount, 'districts', [id]);
  }

  /** Also one that was deleted. Throws district-not-found, for one that is erased too. */
  async getForUpdate(session: ClientSession, id: string): Promise<District> {
    const document = await this.stored.model.findById(id).session(session).lean<DistrictDocument>();
    if (!document || isErased(document)) throw districtNotFound(id);
    return fromDocument(document);
  }

  /** The live district of this name in this city. */
  async findNamed(
    session: ClientSession,
    { nameKey, cityKey }: Pick<District, 'nameKey' | 'cityKey'>,
  ): Promise<District | undefined> {
    return (await this.find({ nameKey, cityKey }, session))[0];
  }

  async findByNames(session: ClientSession, nameKeys: readonly string[]): Promise<District[]> {
    return this.find({ nameKey: { $in: nameKeys } }, session);
  }

  /** Those of the ids that are live districts. */
  async findLiveIds(session: ClientSession, ids: readonly string[]): Promise<Set<string>> {
    return ids.length === 0
      ? new Set()
      : new Set((await this.find({ _id: { $in: ids } }, session)).map(({ id }) => id));
  }

  /** Undefined when it is not there or deleted. */
  async findLive(id: string): Promise<District | undefined> {
    return (await this.find({ _id: id }))[0];
  }

  async listAll(): Promise<District[]> {
    return this.find({});
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<District[]> {
    const found = this.stored.model
      .find({ ...filter, deletedAt: null })
      .session(session)
      .lean<DistrictDocument[]>();
    return (await found).map(fromDocument);
  }
}

const fromDocument = ({ _id, ...fields }: DistrictDocument): District => ({ id: _id, ...fields });
