import { Injectable } from '@nestjs/common';
import type { RequestContext, ListManagedAccounts, ReplyOf, RequestOf } from '@tedarik/commands';
import { toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { ActingAccount } from './acting-account.js';
import { SecondFactorRepository } from '../credentials/second-factor/second-factor.repository.js';

@Injectable()
export class ListManagedAccountsQuery {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly factors: SecondFactorRepository,
  ) {}

  async execute(
    request: RequestOf<typeof ListManagedAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListManagedAccounts>> {
    await this.acting.getAdmin(context);
    const { accounts, total } = await this.accounts.list(request);
    const owners = await this.factors.ownersAmong(accounts.map(({ id }) => id));
    return { accounts: accounts.map((account) => toManagedAccount(account, owners.has(account.id))), total };
  }
}
