import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { authorDocuments, type AuthorDocument } from './author.schema.js';

/** Accounts that identity has announced a change of; one without a row bears the name of its session. */
@Injectable()
export class AuthorRepository {
  private readonly stored = authorDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Keeps the newer of what is stored and what is told. */
  async keep({ _id, ...fields }: AuthorDocument): Promise<void> {
    await this.stored.collection
      .updateOne({ _id, version: { $lt: fields.version } }, { $set: fields }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  async find(id: string, session?: ClientSession): Promise<AuthorDocument | null> {
    return this.stored.model
      .findById(id)
      .session(session ?? null)
      .lean<AuthorDocument>();
  }
}
