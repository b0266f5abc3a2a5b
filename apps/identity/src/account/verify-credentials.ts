import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, VerifyCredentials } from '@tedarik/commands';
import { Clock, Database } from '@tedarik/service-kit';
import { type Account, markOfPassword, toSignedInAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { AccountTrail } from './account-trail.js';
import { BackOfficePasswordHasher } from '../credentials/password-hasher.js';
import { RefusedSignIns } from './refused-sign-ins.js';
import { SecondFactorRepository } from '../credentials/second-factor/second-factor.repository.js';

/**
 * Returns the account for a name and password, or null; both take the same time and are recorded. An account with a second factor is signed
 * in only by VerifySecondFactor.
 */
@Injectable()
export class VerifyCredentialsHandler {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly hasher: BackOfficePasswordHasher,
    private readonly factors: SecondFactorRepository,
    private readonly trail: AccountTrail,
    private readonly refused: RefusedSignIns,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: RequestOf<typeof VerifyCredentials>,
    context: RequestContext = {},
  ): Promise<ReplyOf<typeof VerifyCredentials>> {
    const { username, password } = request;
    const account = await this.accounts.findActiveByUsername(username);
    if (!account?.passwordHash || !(await this.hasher.matches(account.passwordHash, password, context))) {
      if (!account?.passwordHash) await this.hasher.pretend(password, context);
      await this.refused.record(account);
      return { account: null };
    }
    const passwordHash = await this.renewedHash(account, account.passwordHash, password, context);
    if (await this.factors.findActive(account.id)) {
      return { account: null, awaitsCode: { accountId: account.id, passwordMark: markOfPassword(passwordHash) } };
    }
    const signedIn = await this.signIn(account.id, passwordHash);
    // The password was reset during the hashing, which already ended all sessions; a session created now would survive that.
    if (!signedIn) return this.execute(request, context);
    return { account: toSignedInAccount(signedIn) };
  }

  /** Returns the hash that is stored from now on; one with outdated parameters is replaced. */
  private async renewedHash({ id }: Account, stored: string, password: string, context: RequestContext) {
    if (!this.hasher.isOutdated(stored)) return stored;
    const passwordHash = await this.hasher.hash(password, context);
    await this.accounts.replaceHash(id, stored, passwordHash);
    return passwordHash;
  }

  /** Returns the current account; null when it is disabled or deleted, or when the hash has changed. */
  private signIn(id: string, passwordHash: string): Promise<Account | null> {
    return this.database.transaction(async (session) => {
      const account = await this.accounts.findById(id, session);
      if (!account?.active || account.passwordHash !== passwordHash) return null;
      await this.accounts.recordLogin(session, account.id, this.clock.now());
      await this.trail.recordOwn(session, account, 'signed-in');
      return account;
    });
  }
}
