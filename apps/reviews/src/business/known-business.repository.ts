import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey } from '@tedarik/service-kit';
import type { KnownBusiness } from './known-business.js';
import { knownBusinessDocuments, type KnownBusinessDocument } from './known-business.schema.js';

/** Copies of the directory's businesses; a newer version is never replaced by an older one. */
@Injectable()
export class KnownBusinessRepository {
  private readonly stored = knownBusinessDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async keep(businesses: readonly KnownBusiness[]): Promise<void> {
    if (businesses.length === 0) return;
    const writes = businesses.map(({ id, ...fields }) => ({
      updateOne: {
        filter: { _id: id, version: { $lt: fields.version } },
        update: { $set: fields },
        upsert: true,
      },
    }));
    await this.stored.collection.bulkWrite(writes, { ordered: false }).catch(ignoreOvertaken);
  }

  /** Undefined when the public cannot see it, too. */
  async findPublic(id: string): Promise<KnownBusiness | undefined> {
    return (await this.findPublicByIds([id]))[0];
  }

  async findPublicByIds(ids: readonly string[]): Promise<KnownBusiness[]> {
    const filter = { _id: { $in: [...ids] }, isPublic: true };
    const documents = await this.stored.model.find(filter).lean<KnownBusinessDocument[]>();
    return documents.map(({ _id, ...fields }) => ({ id: _id, ...fields }));
  }
}

/** A row that is there already with this or a newer version collides with the upsert: it needs nothing. */
function ignoreOvertaken(error: unknown): void {
  const { writeErrors } = error as { writeErrors?: unknown };
  const errors = Array.isArray(writeErrors) ? writeErrors : [error];
  if (!errors.every(isDuplicateKey)) throw error;
}
