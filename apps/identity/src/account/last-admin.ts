import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { lastAdmin } from './account.errors.js';
import { type Account, isAdmin } from './account.js';
import { AccountRepository } from './account.repository.js';

/** AUTH-06: there is always an account that can manage accounts. */
@Injectable()
export class LastAdmin {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
  ) {}

  /** Throws `last-admin` when only this account can manage accounts and the change would prevent it; `after` is null for a deletion. */
  async mustStay(session: ClientSession, before: Account, after: Account | null): Promise<void> {
    if (!isAdmin(before) || (after && isAdmin(after))) return;
    // Written by every transaction that takes an administrator away, so that of two concurrent ones MongoDB restarts one, which then sees
    // the other.
    await this.guards.updateOne({ _id: 'last-admin' }, { $inc: { turn: 1 } }, { session });
    if (!(await this.accounts.hasAdminBeside(before.id, session))) throw lastAdmin();
  }

  private get guards() {
    return this.database.db.collection<{ _id: string; turn: number }>('guards');
  }
}
