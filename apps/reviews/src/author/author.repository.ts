import { Injectable } from '@nestjs/common';
import { Database, isDuplicateKey, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

/** The latest state of an account that the identity service published. `name` is null once the account is erased. */
interface AuthorDocument {
  _id: string;
  name: string | null;
  /** Version of identity's event, by which a late event is recognised. */
  version: number;
}

/** Version of a row that was only created as a lock. */
const UNHEARD = 0;

/** Accounts for which identity has published a change; all others have the name in their session. */
@Injectable()
export class AuthorRepository {
  private readonly stored = documentsOf<AuthorDocument>('authors')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Stores the event unless the stored version is newer. */
  async upsert({ _id, ...fields }: AuthorDocument): Promise<void> {
    await this.stored.collection
      .updateOne({ _id, version: { $lt: fields.version } }, { $set: fields }, { upsert: true })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Returns null for an account without an event from identity. */
  async find(id: string, session: ClientSession): Promise<AuthorDocument | null> {
    return this.stored.model
      .findOne({ _id: id, version: { $gt: UNHEARD } })
      .session(session)
      .lean<AuthorDocument>();
  }

  /**
   * The same, and locks the row for this transaction. A transaction that stores the author's name and one that applies a rename or an
   * erasure would otherwise not see each other's changes; now one of them waits or starts again.
   */
  async lock(id: string, session: ClientSession): Promise<AuthorDocument | null> {
    const held = { $inc: { held: 1 }, $setOnInsert: { name: null, version: UNHEARD } };
    await this.stored.collection.updateOne({ _id: id }, held, { session, upsert: true });
    return this.find(id, session);
  }
}
