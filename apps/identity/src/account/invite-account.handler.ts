import { Injectable } from '@nestjs/common';
import { type RequestContext, InviteAccount, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { usernameAlike, usernameTaken } from './account.errors.js';
import { type Account, invite, toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { NO_FACTORS } from '../credentials/account-factors.js';
import { AccountTrail } from './account-trail.js';
import { ActingAccount } from './acting-account.js';
import { BackOfficePasswordHasher, madeUpPassword } from '../credentials/password-hasher.js';
import { PasswordLinks } from './password-links.js';

/** AUTH-06, AUTH-07: opens an account that its owner enters by a mailed link, or by a password told this once. */
@Injectable()
export class InviteAccountHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly links: PasswordLinks,
    private readonly trail: AccountTrail,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof InviteAccount>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof InviteAccount>> {
    await this.acting.getAdmin(context);
    const { role, ...typed } = request;
    const invited = invite(typed, { id: newId(), role, passwordHash: null, at: this.clock.now() });
    const password = invited.email ? null : madeUpPassword();
    const account = password ? { ...invited, passwordHash: await this.hasher.hash(password, context) } : invited;
    const reply = await this.commandLog.once(InviteAccount, request, context, (session) =>
      this.open(session, account, context),
    );
    // The log must not keep a password, so a repeat is told none: it is not the one that was made up just now.
    return reply.account.id === account.id ? { ...reply, password } : reply;
  }

  private async open(session: ClientSession, account: Account, context: RequestContext) {
    await this.acting.getAdmin(context, session);
    if (await this.accounts.hasUsername(account.username, session)) throw usernameTaken();
    if (await this.accounts.hasAlike(account.username, session)) throw usernameAlike();
    await this.accounts.add(account, session);
    if (account.email) await this.links.mail(session, 'invite', { ...account, email: account.email });
    await this.trail.record(session, context, account, { action: 'invited', after: account });
    return { account: toManagedAccount(account, NO_FACTORS), password: null };
  }
}
