import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { KnownBusiness } from './known-business.js';

type KnownBusinessDocument = Omit<KnownBusiness, 'id'> & {
  _id: string;
  /** The name under which all its reviews are found; differs from `name` until the reviews are updated. */
  reviewsName: string;
  /**
   * The business that has its reviews now; differs from `mergedInto` until the reviews are moved. Absent for businesses whose reviews were
   * never moved.
   */
  reviewsIn?: string | null;
};

/** Copies of the directory's businesses; a newer version is never replaced by an older one. */
@Injectable()
export class KnownBusinessRepository {
  private readonly stored = documentsOf<KnownBusinessDocument>('businesses')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Returns the ids of businesses that were already stored. */
  async upsert(businesses: readonly KnownBusiness[]): Promise<string[]> {
    if (businesses.length === 0) return [];
    // Nearly all businesses of an import are new, and an insert costs a third of an upsert. New businesses have no reviews under another
    // name.
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

  /** Inserts the documents. Returns the ids of those that already exist. */
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

  /** Returns undefined also for a business that is not public. */
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

  /** Returns an empty name for a deleted business. */
  async findName(session: ClientSession, id: string): Promise<string> {
    const found = await this.stored.model.findById(id, { name: 1 }).session(session).lean<{ name: string }>();
    return found?.name ?? '';
  }

  /** Those of the businesses whose reviews are still found under a former name. */
  async listRenamed(ids: readonly string[]): Promise<KnownBusiness[]> {
    const filter = { _id: { $in: [...ids] }, $expr: { $ne: ['$name', '$reviewsName'] } };
    return (await this.stored.model.find(filter).lean<KnownBusinessDocument[]>()).map(fromDocument);
  }

  /** Those of the businesses whose reviews are not yet where a merge, or its undo, puts them. */
  async listMoved(ids: readonly string[]): Promise<(KnownBusiness & { reviewsIn: string | null })[]> {
    const is = (field: string) => ({ $ifNull: [field, null] });
    const filter = { _id: { $in: [...ids] }, $expr: { $ne: [is('$mergedInto'), is('$reviewsIn')] } };
    const found = await this.stored.model.find(filter).lean<KnownBusinessDocument[]>();
    return found.map((document) => ({ ...fromDocument(document), reviewsIn: document.reviewsIn ?? null }));
  }

  /** Records that the reviews have been moved. Does nothing when the target has changed meanwhile. */
  async markMoved({ id, mergedInto }: KnownBusiness): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, mergedInto }, { $set: { reviewsIn: mergedInto } });
  }

  /** Records that all reviews are found under this name. Does nothing when the name has changed meanwhile. */
  async markFollowed({ id, name }: KnownBusiness): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, name }, { $set: { reviewsName: name } });
  }
}

const fromDocument = ({ _id, name, slug, isPublic, mergedInto, version }: KnownBusinessDocument): KnownBusiness => ({
  id: _id,
  name,
  slug,
  isPublic,
  // Absent in documents stored before merges existed.
  mergedInto: mergedInto ?? null,
  version,
});
