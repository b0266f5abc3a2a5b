import { Injectable } from '@nestjs/common';
import type { RequestContext, ListManagedAccounts, ReplyOf, RequestOf } from '@tedarik/commands';
import { toManagedAccount } from './account.js';
import { AccountRepository } from './account.repository.js';
import { ActingAccount } from './acting-account.js';
import { AccountFactors } from '../credentials/account-factors.js';

@Injectable()
export class ListManagedAccountsQuery {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
    private readonly factors: AccountFactors,
  ) {}

  async execute(
    request: RequestOf<typeof ListManagedAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListManagedAccounts>> {
    await this.acting.getAdmin(context);
    const { accounts, total } = await this.accounts.list(request);
    const factorsOf = await this.factors.ofMany(accounts.map(({ id }) => id));
    return { accounts: accounts.map((account) => toManagedAccount(account, factorsOf(account.id))), total };
  }
}
