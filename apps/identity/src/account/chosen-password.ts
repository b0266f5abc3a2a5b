import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { linkExpired } from '../visitor/visitor.errors.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { EndedSessions } from './ended-sessions.js';

/** The password that the owner of a back-office account chose by a mailed link. */
@Injectable()
export class ChosenPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
  ) {}

  /** Throws `link-expired` for an account that is disabled or gone. */
  async set(session: ClientSession, id: string, passwordHash: string): Promise<void> {
    const account = await this.accounts.findById(id, session);
    if (!account?.active) throw linkExpired();
    await this.accounts.save(session, { ...account, passwordHash, mustChangePassword: false });
    await this.trail.recordOwn(session, account, 'password-chosen');
    await this.endedSessions.ofBackOffice(session, id);
  }
}
