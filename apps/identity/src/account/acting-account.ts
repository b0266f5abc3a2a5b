import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@tedarik/commands';
import type { ClientSession } from 'mongoose';
import { signInRequired } from '../credentials/credentials.errors.js';
import { accessDenied } from './account.errors.js';
import type { Account } from './account.js';
import { AccountRepository } from './account.repository.js';

/** The back-office account of the caller. */
@Injectable()
export class ActingAccount {
  constructor(private readonly accounts: AccountRepository) {}

  /** Returns null for any other actor, and when the account is disabled or deleted. */
  async find({ actor }: RequestContext, session?: ClientSession): Promise<Account | null> {
    const account = actor?.kind === 'back-office' ? await this.accounts.findById(actor.id, session) : null;
    return account?.active ? account : null;
  }

  /** Throws `sign-in-required` where `find` returns null. */
  async get(context: RequestContext, session?: ClientSession): Promise<Account> {
    const account = await this.find(context, session);
    if (!account) throw signInRequired();
    return account;
  }

  /**
   * Returns the account if it may manage accounts. Reads the stored account, because the session may be older than the last change of its
   * role.
   */
  async getAdmin(context: RequestContext, session?: ClientSession): Promise<Account> {
    const account = await this.get(context, session);
    if (account.role !== 'admin') throw accessDenied();
    return account;
  }
}
