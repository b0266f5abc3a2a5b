import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { lastAdmin } from './account.errors.js';
import { type Account, isAdmin } from './account.js';
import { AccountRepository } from './account.repository.js';

/** AUTH-06: somebody can always manage accounts. */
@Injectable()
export class LastAdmin {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
  ) {}

  /** Throws `last-admin` when nobody but this account can, and it could not any more; `after` is null for one that goes. */
  async mustStay(session: ClientSession, before: Account, after: Account | null): Promise<void> {
    if (!isAdmin(before) || (after && isAdmin(after))) return;
    // Written by everybody who takes an administrator away: of two at once MongoDB lets one begin again, and see the other.
    await this.guards.updateOne({ _id: 'last-admin' }, { $inc: { turn: 1 } }, { session });
    if (!(await this.accounts.hasAdminBeside(before.id, session))) throw lastAdmin();
  }

  private get guards() {
    return this.database.db.collection<{ _id: string; turn: number }>('guards');
  }
}
