import { Injectable } from '@nestjs/common';
import type { ConfirmPassword, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { wrongPassword } from '../credentials/credentials.errors.js';
import { BackOfficePasswordHasher } from '../credentials/password-hasher.js';
import type { Account } from './account.js';
import { ActingAccount } from './acting-account.js';

/** Confirms the caller's own back-office password. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly acting: ActingAccount,
    private readonly hasher: BackOfficePasswordHasher,
  ) {}

  async confirm(
    { password }: RequestOf<typeof ConfirmPassword>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ConfirmPassword>> {
    await this.check(context, password);
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
