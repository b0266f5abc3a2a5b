import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fold } from '@tedarik/turkish';
import type { Model } from 'mongoose';
import { Account } from './account.schema.js';

@Injectable()
export class AccountRepository {
  constructor(@InjectModel(Account.name) private readonly accounts: Model<Account>) {}

  findActiveByUsername(username: string): Promise<Account | null> {
    return this.accounts
      .findOne({ usernameKey: fold(username), active: true })
      .lean<Account>()
      .exec();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.accounts.exists({})) === null;
  }

  /** Throws a duplicate-key error when another copy of the service was first. */
  async add(account: Omit<Account, 'usernameKey'>): Promise<void> {
    await this.accounts.create({ ...account, usernameKey: fold(account.username) });
  }

  async replaceHash(id: string, passwordHash: string): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { passwordHash } });
  }

  async recordLogin(id: string, at: Date): Promise<void> {
    await this.accounts.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
  }
}
