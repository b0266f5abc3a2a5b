import { Injectable } from '@nestjs/common';
import type { RequestContext, ReplyOf, RequestOf, ResetAccountPassword } from '@tedarik/commands';
import { Database } from '@tedarik/service-kit';
import { resetPassword, toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { AccountFactors } from '../credentials/account-factors.js';
import { EndedSessions } from '../ended-sessions.js';
import { LastAdmin } from './last-admin.js';
import { BackOfficePasswordHasher, madeUpPassword } from '../credentials/password-hasher.js';
import { PasswordLinks } from './password-links.js';
import { FirstAdminFile } from './first-admin-file.js';

/** Removes an account's password. When requested twice, two mails are sent and only the link in the newer one works. */
@Injectable()
export class ResetAccountPasswordHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly lastAdmin: LastAdmin,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly factors: AccountFactors,
    private readonly links: PasswordLinks,
    private readonly trail: AccountTrail,
    private readonly endedSessions: EndedSessions,
    private readonly firstAdminFile: FirstAdminFile,
  ) {}

  async execute(
    { id }: RequestOf<typeof ResetAccountPassword>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ResetAccountPassword>> {
    await this.acting.getAdmin(context);
    const made = madeUpPassword();
    const passwordHash = await this.hasher.hash(made, context);
    const reply = await this.database.transaction(async (session) => {
      await this.acting.getAdmin(context, session);
      const before = await this.accounts.get(id, session);
      const { email } = before;
      const after = resetPassword(before, email ? null : passwordHash);
      await this.lastAdmin.mustStay(session, before, after);
      await this.accounts.save(session, after);
      if (email) await this.links.mail(session, before.lastLoginAt ? 'account-reset' : 'invite', { ...after, email });
      await this.trail.record(session, context, after, { action: 'password-reset' });
      await this.endedSessions.ofBackOffice(session, id);
      return { account: toManagedAccount(after, await this.factors.of(id, session)), password: email ? null : made };
    });
    await this.firstAdminFile.forget(reply.account.username);
    return reply;
  }
}
