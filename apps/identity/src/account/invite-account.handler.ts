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

/** AUTH-06, AUTH-07: creates an account whose owner signs in by a mailed link, or with a password that is returned only once. */
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
    // The command log must not store a password, so a repeated request does not get one; the one generated just now is not valid.
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
