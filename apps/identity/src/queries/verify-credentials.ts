import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, VerifyCredentials } from '@tedarik/commands';
import { Clock, Database } from '@tedarik/service-kit';
import { type Account, toSignedInAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountTrail } from '../account/account-trail.js';
import { BackOfficePasswordHasher } from '../account/password-hasher.js';
import { RefusedSignIns } from '../account/refused-sign-ins.js';

/** Answers the account behind a name and password, or null; both take the same time, and both go on record. */
@Injectable()
export class VerifyCredentialsHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly trail: AccountTrail,
    private readonly refused: RefusedSignIns,
    private readonly clock: Clock,
  ) {}

  async execute(
    { username, password }: RequestOf<typeof VerifyCredentials>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof VerifyCredentials>> {
    const account = await this.accounts.findActiveByUsername(username);
    if (!account?.passwordHash || !(await this.hasher.matches(account.passwordHash, password, context))) {
      if (!account?.passwordHash) await this.hasher.pretend(password, context);
      await this.refused.record(account);
      return { account: null };
    }
    if (this.hasher.isOutdated(account.passwordHash)) {
      await this.accounts.replaceHash(account.id, account.passwordHash, await this.hasher.hash(password, context));
    }
    await this.signIn(account);
    return { account: toSignedInAccount(account) };
  }

  private signIn(account: Account): Promise<void> {
    return this.database.transaction(async (session) => {
      await this.accounts.recordLogin(session, account.id, this.clock.now());
      await this.trail.recordOwn(session, account, 'signed-in');
    });
  }
}
