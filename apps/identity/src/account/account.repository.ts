import { Injectable } from '@nestjs/common';
import type { ListManagedAccounts, RequestOf } from '@tedarik/commands';
import { Database, without } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import type { Account } from './account.js';
import { accountNotFound } from './account.errors.js';
import { accountDocuments, type AccountDocument, KEYS, keysOf } from './account.schema.js';

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

  /** Throws `account-not-found` when it does not exist. */
  async get(id: string, session: ClientSession): Promise<Account> {
    const account = await this.findById(id, session);
    if (!account) throw accountNotFound();
    return account;
  }

  async hasUsername(username: string, session: ClientSession): Promise<boolean> {
    return (await this.stored.model.exists({ usernameKey: fold(username) }).session(session)) !== null;
  }

  /** Whether an existing user name differs from this one only in dots, hyphens and underscores. */
  async hasAlike(username: string, session: ClientSession): Promise<boolean> {
    const letters = [...fold(username).replace(/[._-]/g, '')].join('[._-]*');
    const alike = { usernameKey: { $regex: `^[._-]*${letters}[._-]*$` } };
    return (await this.stored.model.exists(alike).session(session)) !== null;
  }

  /** Whether another account can sign in and manage accounts. */
  async hasAdminBeside(id: string, session: ClientSession): Promise<boolean> {
    const other = { _id: { $ne: id }, role: 'admin' as const, active: true, passwordHash: { $ne: null } };
    return (await this.stored.model.exists(other).session(session)) !== null;
  }

  /** One page of the accounts that match every search word, and their total number. */
  async list({ search, role, active, sort, descending, page, pageSize }: ListRequest) {
    const words = fold(search).split(' ').filter(Boolean);
    const filter = {
      ...(words.length > 0 && { $and: words.map((word) => ({ searchKey: { $regex: escaped(word) } })) }),
      ...(role && { role }),
      ...(active !== null && { active }),
    };
    const direction = descending ? -1 : 1;
    const [found, total] = await Promise.all([
      this.stored.model
        .find(filter)
        .sort({ [SORTED_BY[sort]]: direction, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<AccountDocument[]>(),
      this.stored.model.countDocuments(filter),
    ]);
    return { accounts: found.map(toAccount), total };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.stored.model.exists({})) === null;
  }

  /** Throws a duplicate-key error when the user name is taken, also when another replica was faster. */
  async add(account: Account, session?: ClientSession): Promise<void> {
    await this.stored.collection.insertOne({ _id: account.id, ...fieldsOf(account) }, { session });
  }

  /** Replaces the account. A concurrent transaction that read the former state is restarted by MongoDB. */
  async save(session: ClientSession, account: Account): Promise<void> {
    await this.stored.collection.replaceOne({ _id: account.id }, fieldsOf(account), { session });
  }

  /** Replaces the hash only if it is still the one that was checked, so a concurrent change of the password is kept. */
  async replaceHash(id: string, checked: string, passwordHash: string): Promise<void> {
    await this.stored.collection.updateOne({ _id: id, passwordHash: checked }, { $set: { passwordHash } });
  }

  async recordLogin(session: ClientSession, id: string, at: Date): Promise<void> {
    await this.stored.collection.updateOne({ _id: id }, { $set: { lastLoginAt: at } }, { session });
  }

  async remove(session: ClientSession, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  private async find(filter: object, session: ClientSession | null = null): Promise<Account | null> {
    const found = await this.stored.model.findOne(filter).session(session).lean<AccountDocument>();
    return found && toAccount(found);
  }
}

type ListRequest = RequestOf<typeof ListManagedAccounts>;

const SORTED_BY = { username: 'usernameSort', 'full-name': 'nameSort', 'last-login': 'lastLoginAt' } as const;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function fieldsOf(account: Account): Omit<AccountDocument, '_id'> {
  const fields = without(account, ['id']);
  return { ...fields, ...keysOf(fields) };
}

const toAccount = ({ _id: id, ...fields }: AccountDocument): Account => ({ id, ...without(fields, KEYS) });
