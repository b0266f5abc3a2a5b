import { Injectable } from '@nestjs/common';
import { Database, documentsOf, without } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Passkey } from './passkey.js';

type PasskeyDocument = Omit<Passkey, 'id'> & { _id: string };

@Injectable()
export class PasskeyRepository {
  private readonly stored = documentsOf<PasskeyDocument>('passkeys')(this.database.connection);

  constructor(private readonly database: Database) {}

  async find(id: string, session?: ClientSession): Promise<Passkey | null> {
    const found = await this.stored.collection.findOne({ _id: id }, { session });
    return found && toPasskey(found);
  }

  /** The passkeys of an account, oldest first. */
  async listOf(accountId: string, session?: ClientSession): Promise<Passkey[]> {
    const found = this.stored.collection.find({ accountId }, { session }).sort({ addedAt: 1, _id: 1 });
    return (await found.toArray()).map(toPasskey);
  }

  /** Those of the accounts that have a passkey. */
  async ownersAmong(accountIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const owned = { accountId: { $in: [...accountIds] } };
    return new Set(await this.stored.collection.distinct('accountId', owned, { session }));
  }

  async save(session: ClientSession, passkey: Passkey): Promise<void> {
    const fields = without(passkey, ['id']);
    await this.stored.collection.replaceOne({ _id: passkey.id }, fields, { session, upsert: true });
  }

  async remove(session: ClientSession, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  async removeAllOf(session: ClientSession, accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId }, { session });
  }
}

const toPasskey = ({ _id: id, ...fields }: PasskeyDocument): Passkey => ({ id, ...fields });
