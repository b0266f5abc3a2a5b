import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { KnownBusiness } from './known-business.js';

type KnownBusinessDocument = Omit<KnownBusiness, 'id'> & {
  _id: string;
  /** The name that all its reviews are found by; another than `name` until they have been gone through. */
  reviewsName: string;
  /** The business that has its reviews; another than `mergedInto` until they have been moved. Missing where none ever had. */
  reviewsIn?: string | null;
};

/** Copies of the directory's businesses; a newer version is never replaced by an older one. */
@Injectable()
export class KnownBusinessRepository {
  private readonly stored = documentsOf<KnownBusinessDocument>('businesses')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Answers the ids of those that were known before. */
  async upsert(businesses: readonly KnownBusiness[]): Promise<string[]> {
    if (businesses.length === 0) return [];
    // Nearly all that an import brings are new, and those cost a third of an upsert. They have no reviews that could bear
    // another name.
    const known = await this.insertUnknown(
      businesses.map(({ id, ...fields }) => ({ _id: id, ...fields, reviewsName: fields.name })),
    );
    const writes = businesses
      .filter(({ id }) => known.has(id))
      .map(({ id, ...fields }) => ({
        updateOne: { filter: { _id: id, version: { $lt: fields.version } }, update: { $set: fields } },
      }));
    if (writes.length > 0) await this.stored.collection.bulkWrite(writes, { ordered: false });
    return [...known];
  }

  /** Answers the ids of those that are there already. */
  private async insertUnknown(documents: KnownBusinessDocument[]): Promise<Set<string>> {
    try {
      await this.stored.collection.insertMany(documents, { ordered: false });
      return new Set();
    } catch (error) {
      const { writeErrors } = error as { writeErrors?: unknown };
      const errors = Array.isArray(writeErrors) ? (writeErrors as { index: number }[]) : [];
      if (errors.length === 0 || !errors.every(isDuplicateKey)) throw error;
      return new Set(errors.flatMap(({ index }) => documents[index]?._id ?? []));
    }
  }

  /** Undefined when the public cannot see it, too. */
  async findPublic(id: string): Promise<KnownBusiness | undefined> {
    return (await this.findPublicByIds([id]))[0];
  }

  async findPublicByIds(ids: readonly string[]): Promise<KnownBusiness[]> {
    return (await this.findByIds(ids)).filter(({ isPublic }) => isPublic);
  }

  async findByIds(ids: readonly string[]): Promise<KnownBusiness[]> {
    const documents = await this.stored.model.find({ _id: { $in: [...ids] } }).lean<KnownBusinessDocument[]>();
    return documents.map(fromDocument);
  }

  /** Empty for one that is deleted. */
  async findName(session: ClientSession, id: string): Promise<string> {
    const found = await this.stored.model.findById(id, { name: 1 }).session(session).lean<{ name: string }>();
    return found?.name ?? '';
  }

  /** Those among businesses whose reviews are still found by a former name. */
  async listRenamed(ids: readonly string[]): Promise<KnownBusiness[]> {
    const filter = { _id: { $in: [...ids] }, $expr: { $ne: ['$name', '$reviewsName'] } };
    return (await this.stored.model.find(filter).lean<KnownBusinessDocument[]>()).map(fromDocument);
  }

  /** Those among businesses whose reviews are not yet where a merge, or its undoing, puts them. */
  async listMoved(ids: readonly string[]): Promise<(KnownBusiness & { reviewsIn: string | null })[]> {
    const is = (field: string) => ({ $ifNull: [field, null] });
    const filter = { _id: { $in: [...ids] }, $expr: { $ne: [is('$mergedInto'), is('$reviewsIn')] } };
    const found = await this.stored.model.find(filter).lean<KnownBusinessDocument[]>();
    return found.map((document) => ({ ...fromDocument(document), reviewsIn: document.reviewsIn ?? null }));
  }

  /** Its reviews are where it was merged into, or its own again. Says nothing when that has changed meanwhile. */
  async markMoved({ id, mergedInto }: KnownBusiness): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, mergedInto }, { $set: { reviewsIn: mergedInto } });
  }

  /** All its reviews are found by this name. Says nothing when it has been given another one meanwhile. */
  async markFollowed({ id, name }: KnownBusiness): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, name }, { $set: { reviewsName: name } });
  }
}

const fromDocument = ({ _id, name, slug, isPublic, mergedInto, version }: KnownBusinessDocument): KnownBusiness => ({
  id: _id,
  name,
  slug,
  isPublic,
  // One that was stored before businesses were merged says nothing of it.
  mergedInto: mergedInto ?? null,
  version,
});
