import { Injectable } from '@nestjs/common';
import { Mails } from '@tedarik/mail';
import type { ClientSession } from 'mongoose';
import { MailTexts } from '../mails/mail-texts.js';
import { linkExpired } from '../credentials/credentials.errors.js';
import { refuseOwnFacts } from '../credentials/visitor-fields.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { EndedSessions } from '../ended-sessions.js';

/** A password chosen by a link, and its hash. */
export interface Chosen {
  password: string;
  passwordHash: string;
}

/** Sets the password that the owner of a back-office account chose by a mailed link. */
@Injectable()
export class ChosenPassword {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
  ) {}

  /** Throws `link-expired` when the account is disabled or deleted. */
  async set(session: ClientSession, id: string, { password, passwordHash }: Chosen): Promise<void> {
    const account = await this.accounts.findById(id, session);
    if (!account?.active) throw linkExpired();
    refuseOwnFacts(password, [account.username, account.fullName, account.email]);
    await this.accounts.save(session, { ...account, passwordHash, mustChangePassword: false });
    await this.trail.recordOwn(session, account, 'password-chosen');
    await this.endedSessions.ofBackOffice(session, id);
    if (account.email) await this.mails.append(session, this.texts.accountPasswordChanged(account.email));
  }
}
