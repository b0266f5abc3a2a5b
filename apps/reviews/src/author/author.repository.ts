import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** What identity has said of an account. `name` is null once it is erased. */
interface AuthorDocument {
  _id: string;
  name: string | null;
  /** Identity's, by which a late event is known. */
  version: number;
}

/** Version of a row that only holds the place of an account. */
const UNHEARD = 0;

/** Accounts that identity has announced a change of; any other one bears the name of its session. */
@Injectable()
export class AuthorRepository {
  private readonly stored = documentsOf<AuthorDocument>('authors')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Keeps the newer of what is stored and what is told. */
  async upsert({ _id, ...fields }: AuthorDocument): Promise<void> {
    await this.stored.collection
      .updateOne({ _id, version: { $lt: fields.version } }, { $set: fields }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Null for an account that identity has said nothing of. */
  async find(id: string, session: ClientSession): Promise<AuthorDocument | null> {
    return this.stored.model
      .findOne({ _id: id, version: { $gt: UNHEARD } })
      .session(session)
      .lean<AuthorDocument>();
  }

  /**
   * The same, held for this transaction: what it stores under the author's name, and what follows a change of that name
   * or an erasure, are then never in each other's blind spot. One of the two waits for the other, or starts again.
   */
  async lock(id: string, session: ClientSession): Promise<AuthorDocument | null> {
    const held = { $inc: { held: 1 }, $setOnInsert: { name: null, version: UNHEARD } };
    await this.stored.collection.updateOne({ _id: id }, held, { session, upsert: true });
    return this.find(id, session);
  }
}
