import { Injectable } from '@nestjs/common';
import { Database, without } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { Account } from './account.js';
import { accountDocuments, type AccountDocument } from './account.schema.js';

@Injectable()
export class AccountRepository {
  private readonly stored = accountDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  findById(id: string, session?: ClientSession): Promise<Account | null> {
    return this.find({ _id: id }, session);
  }

  findActiveByUsername(username: string): Promise<Account | null> {
    return this.find({ usernameKey: fold(username), active: true });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.stored.model.exists({})) === null;
  }

  /** Throws a duplicate-key error when the name is taken: also when another copy of the service was first. */
  async add(account: Account, session?: ClientSession): Promise<void> {
    await this.stored.collection.insertOne({ _id: account.id, ...fieldsOf(account) }, { session });
  }

  /** Replaces it. A transaction that saw an older one is begun again by MongoDB. */
  async save(session: ClientSession, account: Account): Promise<void> {
    await this.stored.collection.replaceOne({ _id: account.id }, fieldsOf(account), { session });
  }

  /** Only in place of the hash that was checked: a password changed meanwhile stays. */
  async replaceHash(id: string, checked: string, passwordHash: string): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, passwordHash: checked }, { $set: { passwordHash } });
  }

  async recordLogin(id: string, at: Date): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Account | null> {
    const found = await this.stored.model.findOne(filter).session(session).lean<AccountDocument>();
    return found && toAccount(found);
  }
}

const fieldsOf = (account: Account): Omit<AccountDocument, '_id'> => ({
  ...without(account, ['id']),
  usernameKey: fold(account.username),
});

const toAccount = ({ _id: id, ...fields }: AccountDocument): Account => ({ id, ...without(fields, ['usernameKey']) });
