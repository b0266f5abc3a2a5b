import { Injectable } from '@nestjs/common';
import type { RequestContext, ListManagedAccounts, ReplyOf, RequestOf } from '@tedarik/commands';
import { toManagedAccount } from '../account/account.js';
import { AccountRepository } from '../account/account.repository.js';
import { ActingAccount } from '../account/acting-account.js';

@Injectable()
export class ListManagedAccountsQuery {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly acting: ActingAccount,
  ) {}

  async execute(
    request: RequestOf<typeof ListManagedAccounts>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListManagedAccounts>> {
    await this.acting.getAdmin(context);
    const { accounts, total } = await this.accounts.list(request);
    return { accounts: accounts.map(toManagedAccount), total };
  }
}
