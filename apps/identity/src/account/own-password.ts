import { Injectable } from '@nestjs/common';
import type { ChangeBackOfficePassword, ConfirmPassword, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { Database } from '@tedarik/service-kit';
import { samePassword } from './account.errors.js';
import type { Account } from './account.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { EndedSessions } from '../ended-sessions.js';
import { BackOfficePasswordHasher } from '../credentials/password-hasher.js';
import { FirstAdminFile } from './first-admin-file.js';
import { MailTexts } from '../mails/mail-texts.js';
import { wrongPassword } from '../credentials/credentials.errors.js';
import { checkVisitorFields, refuseOwnFacts } from '../credentials/visitor-fields.js';

/** The caller's own back-office password. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly acting: ActingAccount,
    private readonly accounts: AccountRepository,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly firstAdminFile: FirstAdminFile,
  ) {}

  async confirm(
    { password }: RequestOf<typeof ConfirmPassword>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ConfirmPassword>> {
    await this.check(context, password);
    return {};
  }

  /** AUTH-03: changes it; this also satisfies a required change of an initial password. */
  async change(
    { current, next, keepsSession = null }: RequestOf<typeof ChangeBackOfficePassword>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeBackOfficePassword>> {
    checkVisitorFields({ password: next }, { password: 'next' });
    const checked = await this.check(context, current);
    if (next.normalize('NFKC') === current.normalize('NFKC')) throw samePassword();
    refuseOwnFacts(next, [checked.username, checked.fullName, checked.email], 'next');
    const passwordHash = await this.hasher.hash(next, context);
    await this.database.transaction(async (session) => {
      const account = await this.acting.get(context, session);
      // The password was changed meanwhile, so the check above is outdated.
      if (account.passwordHash !== checked.passwordHash) throw wrongPassword();
      await this.accounts.save(session, { ...account, passwordHash, mustChangePassword: false });
      await this.trail.record(session, context, account, { action: 'password-changed' });
      await this.endedSessions.ofBackOffice(session, account.id, keepsSession);
      if (account.email) await this.mails.append(session, this.texts.accountPasswordChanged(account.email));
    });
    await this.firstAdminFile.forget(checked.username);
    return {};
  }

  /** Returns the account. Throws `wrong-password`. */
  async check(context: RequestContext, password: string): Promise<Account> {
    const account = await this.acting.get(context);
    const { passwordHash } = account;
    if (passwordHash === null || !(await this.hasher.matches(passwordHash, password, context))) throw wrongPassword();
    return account;
  }
}
