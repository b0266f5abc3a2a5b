import { Injectable } from '@nestjs/common';
import type { RequestOf, SignedInAccount, VerifyCredentials } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { toSignedInAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { PasswordHasher } from '../account/password-hasher.js';

/** Answers the account behind a name and password, or null; both take the same time. */
@Injectable()
export class VerifyCredentialsHandler {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute({ username, password }: RequestOf<typeof VerifyCredentials>): Promise<SignedInAccount | null> {
    const account = await this.accounts.findActiveByUsername(username);
    if (!account) {
      await this.hasher.pretend(password);
      return null;
    }
    if (!(await this.hasher.matches(account.passwordHash, password))) return null;
    if (this.hasher.isOutdated(account.passwordHash)) {
      await this.accounts.replaceHash(account.id, account.passwordHash, await this.hasher.hash(password));
    }
    await this.accounts.recordLogin(account.id, this.clock.now());
    return toSignedInAccount(account);
  }
}
